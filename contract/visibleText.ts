// The braille blank counts as a symbol, though nothing of it can be seen.
const visible = /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether something of the text can be seen: blanks, zero-width characters and the like cannot. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Returns the text, or null where nothing can be seen of it. */
export function givenText(text: string | null | undefined): string | null {
  return text && isVisible(text) ? text : null;
}
