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

const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Returns whether the text is a single line, without any control character. */
export function isLine(text: string): boolean {
  return !lineBreak.test(text);
}

// Emojis are joined and coloured by characters that cannot be seen themselves.
const hidden =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?:\u200d|\ufe0f))\p{Default_Ignorable_Code_Point}/u;

/** Returns whether the text has characters that cannot be seen, except inside emojis. */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text);
}
