import type { Chance } from './chance';

type Headers = Record<string, string | string[]>;

/** Sent with any call; every character is one that a header can carry. */
const others: Record<string, readonly string[]> = {
  accept: ['*/*', 'image/avif,image/webp', 'text/html', ';;;,,', 'a'.repeat(4_000)],
  'accept-language': ['de', 'en;q=NaN', '*', 'de-DE-1996-x-y,;q=,', '-'.repeat(3_000)],
  'accept-encoding': ['br', 'gzip;q=0', 'identity;q=0', '*;q=x'],
  authorization: ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Display x', 'Display ', 'x'.repeat(5_000)],
  connection: ['upgrade', 'close', 'keep-alive, x'],
  cookie: ['token=1; __proto__=1', ';;;=;'],
  'content-encoding': ['gzip', 'identity', 'br, gzip', 'x'],
  'content-type': [
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=',
    'multipart/form-data',
    'text/plain',
    'application/problem+json',
    'image/png',
    '/',
    ';',
    'application/json;;;',
    'x'.repeat(3_000),
  ],
  expect: ['100-continue', 'something else'],
  forwarded: ['for="[::1"'],
  host: ['', 'elsewhere.example', 'a:b:c', '['],
  'idempotency-key': ['key-1', 'key-2', '', 'a b', 'k'.repeat(200), 'k'.repeat(201), '\u00e4', "'; --"],
  'if-match': ['*', '"x"', 'W/'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
  'if-none-match': ['*', '"x"', 'W/"', '"'.repeat(999)],
  'if-range': ['"x"'],
  'last-event-id': ['-1', '9'.repeat(400)],
  origin: ['null', 'https://elsewhere.example'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'x=y'],
  'transfer-encoding': ['chunked'],
  upgrade: ['websocket', 'h2c'],
  'x-forwarded-for': ['::1, x', "' OR 1=1"],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['\u00ff'],
};

/** Returns a few headers that the call does not need, and often cannot use. */
export function drawHeaders(chance: Chance): Headers {
  const headers: Headers = {};
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const name = chance.pick(Object.keys(others));
    const value = chance.pick(others[name] ?? []);
    headers[name] = name.startsWith('if-') && chance.likely(0.1) ? [value, value] : value;
  }
  return headers;
}
