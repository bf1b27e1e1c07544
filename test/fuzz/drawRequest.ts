import { REQUESTED_WITH } from '@contract/headers';
import type { Chance } from '@test/chance';
import type { DescribedCall, DescribedParameter } from './describedCalls';
import { type Draw, drawValue } from './drawValue';
import { nastyTexts, spoilText, spoilValue } from './nastyValues';
import type { SentRequest } from './send';
import type { Caller, SmallFixtures } from './smallFixtures';

export interface DrawnRequest extends SentRequest {
  caller: Caller;
  call: DescribedCall;
}

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What is wrong with a request; mostly one thing. */
const mutations = [
  'nothing',
  'nothing',
  'nothing',
  'nothing',
  'body',
  'body',
  'text',
  'query',
  'path',
  'headers',
] as const;

/** Returns a request of this call by one of these, valid, nearly valid or not at all, to a server that has these fixtures. */
export function drawRequest(
  call: DescribedCall,
  fixtures: Pick<SmallFixtures, 'known' | 'authorization'>,
  among: readonly Caller[],
  chance: Chance,
): DrawnRequest {
  const draw: Draw = { chance, known: fixtures.known };
  const caller = chance.pick(among);
  const mutation = chance.pick(mutations);
  const authorization = fixtures.authorization[caller];
  const body = drawBody(call, draw, mutation);
  return {
    call,
    caller,
    method: chance.likely(0.02)
      ? chance.pick(['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'DELETE'])
      : call.method,
    path: drawPath(call, draw, mutation === 'path') + drawQuery(call, draw, mutation === 'query'),
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === undefined ? {} : { 'content-type': call.body?.media ?? 'application/json' }),
      ...drawKey(call, draw),
      ...requestedWith(call),
      ...(mutation === 'headers' ? drawHeaders(chance) : {}),
    },
    ...(body === undefined ? {} : { body }),
  };
}

/** Without it, what changes something by GET answers the page. */
const requestedWith = ({ parameters }: DescribedCall): Record<string, string> =>
  parameters.some(({ name }) => name === 'x-requested-with') ? { 'x-requested-with': REQUESTED_WITH } : {};

const drawKey = ({ parameters }: DescribedCall, { chance }: Draw): Record<string, string> =>
  parameters.some((parameter) => parameter.in === 'header') && chance.likely(0.15)
    ? { 'idempotency-key': chance.pick(['key-1', 'key-2', `key-${chance.below(1e9)}`]) }
    : {};

function drawBody({ body, path }: DescribedCall, draw: Draw, mutation: string): string | Buffer | undefined {
  const { chance } = draw;
  if (!body) return mutation === 'body' && chance.likely(0.3) ? JSON.stringify(spoilValue({}, chance)) : undefined;
  if (body.media !== 'application/json') return mutation === 'body' ? spoilText(png.toString('latin1'), chance) : png;
  const valid = drawValue(body.schema, { path, parent: '', name: '' }, draw);
  const text = JSON.stringify(mutation === 'body' ? spoilValue(valid, chance) : valid);
  return mutation === 'text' ? spoilText(text, chance) : text;
}

function drawPath({ path, parameters }: DescribedCall, draw: Draw, isSpoilt: boolean): string {
  const { chance } = draw;
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const spoilt = isSpoilt && names.length > 0 ? chance.pick(names) : null;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === spoilt) return nastyPart(chance);
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
    return encoded(String(drawValue(schema, { path, parent: '', name }, draw)));
  });
  if (!isSpoilt || spoilt !== null) return filled;
  return filled + chance.pick(['/', '//', '/..', '/%2e%2e', '%00', '%', ';a=b', '/x', '?', '#']);
}

const nastyPart = (chance: Chance) =>
  chance.likely(0.3)
    ? chance.pick(['', '.', '..', '%2e%2e%2f', '%', '%zz', '%ff', '%ed%a0%80', '%00', '%c0%ae', 'x'.repeat(9_000), '*'])
    : encoded(chance.pick(nastyTexts));

function drawQuery({ path, parameters }: DescribedCall, draw: Draw, isSpoilt: boolean): string {
  const { chance } = draw;
  const requested = parameters.filter(({ in: part, required }) => part === 'query' && (required || chance.likely(0.4)));
  const pairs = requested.map(({ name, schema }) => `${name}=${drawn(name, schema)}`);
  if (isSpoilt) pairs.push(nastyPair(parameters, chance));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;

  function drawn(name: string, schema: DescribedParameter['schema']): string {
    return encoded(String(drawValue(schema, { path, parent: '', name }, draw)));
  }
}

function nastyPair(parameters: readonly DescribedParameter[], chance: Chance): string {
  const name = chance.pick(['q', 'page', 'sort', ...parameters.map((parameter) => parameter.name), 'x']);
  const value = encoded(chance.pick(nastyTexts));
  const odd = ['__proto__=1', 'constructor[prototype]=1', '=', '&&&', '%', '%zz=%', '%ff=%ff', 'a'.repeat(8_000), '?'];
  return chance.pick([`${name}=${value}`, `${name}=${value}&${name}=${value}`, `${value}=1`, chance.pick(odd)]);
}

/** Lone surrogates have no encoding; as bytes they are what no decoder takes. */
const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80');

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
function drawHeaders(chance: Chance): Headers {
  const headers: Headers = {};
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const name = chance.pick(Object.keys(others));
    const value = chance.pick(others[name] ?? []);
    headers[name] = name.startsWith('if-') && chance.likely(0.1) ? [value, value] : value;
  }
  return headers;
}
