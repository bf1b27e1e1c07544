/** The shape of a topic in any language: the same keys as in English, each with a text. */
export type Texts<Topic> = { readonly [Key in keyof Topic]: Topic[Key] extends string ? string : Texts<Topic[Key]> };
