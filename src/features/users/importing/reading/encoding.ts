/** The encodings in which spreadsheets and club programs write tables, by their names in the Encoding Standard. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

export type Encoding = (typeof encodings)[number];

/** How many bytes are looked at where there is no byte-order mark. */
const SAMPLE = 1_000;

/**
 * Returns the encoding of a text by its byte-order mark, by the NULs that UTF-16 has beside every letter of the first
 * kilobyte, or by whether it is UTF-8; a text that is none of these was written in Windows-1252.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const nulsAt = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [nulsAt(0), nulsAt(1)];
  // More than every fourth byte: letters of Europe have one in two.
  if (Math.max(even, odd) > sample.length / 4) return odd > even ? 'utf-16le' : 'utf-16be';
  return textIn(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8';
}

/** Returns the text without its byte-order mark, or null if the bytes are no text in this encoding. */
export function textIn(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
