/** Every way the server can refuse, with its HTTP status. The browser has a text for each in every locale. */
export const refusals = {
  'malformed-request': 400,
  'malformed-json': 400,
  'bad-input': 400,
  'not-signed-in': 401,
  'sign-in-failed': 401,
  'not-approved': 403,
  'password-change-required': 403,
  'not-permitted': 403,
  'foreign-club': 403,
  'unknown-route': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'wrong-state': 409,
  'ball-conflict': 409,
  'handicap-conflict': 409,
  'unknown-reference': 409,
  'template-not-ready': 409,
  'already-in-training': 409,
  'player-not-approved': 409,
  'has-balls': 409,
  stale: 409,
  'in-use': 409,
  taken: 409,
  'own-account': 409,
  'last-admin': 409,
  'wrong-password': 409,
  'prize-taken': 409,
  'precondition-failed': 412,
  'too-large': 413,
  'url-too-long': 414,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  overloaded: 503,
  'storage-full': 507,
} as const;

export type RefusalCode = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as RefusalCode[];

/** Why a field was refused; the browser has a text with the remedy for each in every locale. */
export const fieldReasons = [
  'required',
  'unknown-field',
  'wrong-type',
  'not-listed',
  'not-approved',
  'no-visible-text',
  'forbidden-characters',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'not-whole',
  'more-than-one-decimal',
  'not-a-date',
  'in-the-future',
  'not-an-id',
  'too-few-items',
  'too-many-items',
  'repeated',
  'out-of-range',
  'not-a-result',
  'malformed',
  'not-an-email',
  'not-a-username',
  'common-password',
  'same-password',
  'taken',
  'not-a-link',
  'not-for-this-type',
  'only-on-first-ball',
  'not-an-image',
  'too-many-pixels',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

/** One refused field: where (a JSON pointer such as `/players/0/handicap`), why, and an English sentence for logs and curl. */
export interface FieldError {
  path: string;
  reason: FieldReason;
  message: string;
}
