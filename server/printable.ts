const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;

/** Returns a stored text for a terminal or a line of a mail: what could move the cursor or hide text is written as `\u{1b}`. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
