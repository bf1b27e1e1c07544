import { Refusal } from '../../contract/refusals';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the JSON value in the bytes, undefined if there are none: an empty body is no body. Throws `malformed-json` for
 * anything that is not JSON in UTF-8.
 */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  return parse(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('malformed-json', 'The body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('malformed-json', 'The body is not valid JSON.');
  }
}
