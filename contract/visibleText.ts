// The braille blank counts as a symbol, though nothing of it can be seen.
const visible = /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether something of the text can be seen: blanks, zero-width characters and the like cannot. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
