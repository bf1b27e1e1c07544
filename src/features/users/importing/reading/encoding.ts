/** The upper half of code pages of MS-DOS, which the Encoding Standard lacks. */
const codePages = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
};

/** The encodings in which spreadsheets and club programs write tables; by their names in the Encoding Standard where it has them. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'cp850', 'cp437', 'utf-16le', 'utf-16be'] as const;

export type Encoding = (typeof encodings)[number];

/** How many bytes are looked at where there is no byte-order mark. */
const SAMPLE = 1_000;

/**
 * Returns the encoding of a text by its byte-order mark, by the NULs that UTF-16 has beside every letter of the first
 * kilobyte, or by whether it is UTF-8; a text that is none of these was written in Windows-1252, as far as a program can
 * tell.
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
  if (encoding === 'cp850' || encoding === 'cp437') {
    const page = codePages[encoding];
    // Latin-1 has each byte as a letter of the same number.
    return latin1(bytes).replaceAll(/[\u0080-\u00ff]/g, (letter) => page[letter.charCodeAt(0) - 128] ?? '');
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const CHUNK = 10_000;

/** In the browser, `latin1` means Windows-1252. */
function latin1(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return chunks.join('');
}

/** Returns the text, which begins with a byte-order mark, in this encoding, or null where that lacks one of its letters. */
export function encodedIn(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> | null {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), encoding === 'utf-16le');
    return new Uint8Array(view.buffer);
  }
  const letters = Array.from({ length: 256 }, (_, byte) => textIn(Uint8Array.of(byte), encoding) ?? '');
  const byteOf = new Map(letters.map((letter, byte) => [letter, byte]));
  // What was not written in the file, such as the reasons, may do with plainer signs.
  const known = Array.from(
    text.replace(BYTE_ORDER_MARK, ''),
    (letter) => byteOf.get(letter) ?? byteOf.get(plainer(letter)),
  );
  return known.every((byte) => byte !== undefined) ? Uint8Array.from(known) : null;
}

const BYTE_ORDER_MARK = '\uFEFF';
const plainer = (letter: string) => (/[„“”]/.test(letter) ? '"' : /[–—]/.test(letter) ? '-' : letter);
