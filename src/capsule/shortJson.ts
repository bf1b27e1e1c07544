interface Options {
  /** How many characters at most. */
  most: number;
  /** On several lines, for reading. */
  indented?: boolean;
}

/** Returns a value as JSON that ends with `…` where it would grow too long. */
export function shortJson(value: unknown, { most, indented = false }: Options): string {
  const text = JSON.stringify(value, null, indented ? 2 : 0) as string | undefined;
  return text !== undefined && text.length > most ? `${text.slice(0, most)} …` : String(text);
}
