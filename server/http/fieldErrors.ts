import type { FilterError } from '@contract/columnFilter';
import type { FieldError, FieldReason } from '@contract/refusals';
import { formats } from './formats';

/** No refusal names more fields. */
export const MOST_ERRORS = 50;
/**
 * Of the schema errors of one value only so many are looked at: which of them belong together is searched among all of them.
 */
const MOST_LOOKED_AT = 500;
const LONGEST_PATH = 200;
/** Longer than any that is known. */
const LONGEST_KEY = 60;

/** What the schema checker reports; `params` depend on the keyword. */
interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  data?: unknown;
}

const reasonsOfKeywords: Record<string, FieldReason> = {
  required: 'required',
  additionalProperties: 'unknown-field',
  type: 'wrong-type',
  anyOf: 'wrong-type',
  enum: 'not-listed',
  const: 'not-listed',
  minLength: 'too-short',
  maxLength: 'too-long',
  minimum: 'too-small',
  maximum: 'too-large',
  multipleOf: 'more-than-one-decimal',
  minItems: 'too-few-items',
  maxItems: 'too-many-items',
  uniqueItems: 'repeated',
};

const reasonsOfFormats: Record<string, FieldReason> = {
  uuid: 'not-an-id',
  'calendar-date': 'not-a-date',
  'time-of-day': 'not-a-time',
  'date-of-birth': 'not-a-date',
  'past-date-of-birth': 'in-the-future',
  'date-time': 'not-a-date',
  'visible-text': 'no-visible-text',
  'empty-or-visible-text': 'no-visible-text',
  email: 'not-an-email',
  username: 'not-a-username',
  'web-link': 'not-a-link',
};

const remedies: Record<FieldReason, string> = {
  required: 'is missing; send it.',
  'unknown-field': 'is not known here; leave it out.',
  'wrong-type': 'has the wrong type; send the type that the API description names, numbers not as text.',
  'not-listed': 'is not one of the values allowed; send one of them.',
  'not-approved': 'still waits for the approval by the club; have it approved first.',
  'no-visible-text': 'has no visible character; write something.',
  'forbidden-characters':
    'holds NUL, half a character, an invisible direction mark or more than 30 marks on one letter; remove it.',
  'too-short': 'is too short; send more.',
  'too-long': 'is too long; shorten it.',
  'too-small': 'is too small; send a greater number.',
  'too-large': 'is too large; send a smaller number.',
  'not-whole': 'is not a whole number; send one without decimals.',
  'more-than-one-decimal': 'has more than one decimal; round it to one.',
  'not-a-date': 'is not a real date in the format that the API description names; correct it.',
  'not-a-time': 'is not a time of day from 00:00 to 23:59; correct it.',
  'in-the-future': 'is a date in the future; correct it.',
  'not-an-id': 'is not an id (a lower-case UUID); send one that the server gave you.',
  'too-few-items': 'has too few items; send more.',
  'too-many-items': 'has too many items; send fewer at once.',
  repeated: 'is given more than once; send it once.',
  'out-of-range': 'is out of range; send a value within it.',
  'not-a-result': 'is no result that the template gives; send one of its results.',
  malformed: 'is malformed; correct it.',
  'not-an-email': 'is not an e-mail address; correct it.',
  'not-a-username': 'may hold letters, digits, dots, hyphens and underscores only; correct it.',
  'another-username':
    'is not the username of the member with this e-mail; correct the e-mail, or send the username that the member has or none.',
  'common-password': 'is a password that many people use; choose another one.',
  'same-password': 'is the one-time password; choose one of your own.',
  taken: 'belongs to somebody else already; choose another one.',
  'not-a-link': 'is not an address of the web; send one that begins with http:// or https://.',
  'not-for-this-type': 'has no meaning for a template of this type; leave it empty.',
  'only-on-first-ball': 'stands on the first ball only; move it there.',
  'not-an-image': 'is not a whole, readable PNG, JPEG or WebP image and nothing else; send such a file.',
  'too-many-pixels': 'has more than 40 million pixels; make it smaller.',
};

/** Returns a refused field with an English sentence that names field and remedy; `allowed` is added in brackets. */
export function fieldError(path: string, reason: FieldReason, allowed = ''): FieldError {
  const shortened = path.slice(0, LONGEST_PATH);
  return {
    path: shortened,
    reason,
    message: `${shortened || 'The body'} ${remedies[reason]}${allowed && ` (${allowed})`}`,
  };
}

/** Returns one refused field for each place the schema checker complains about, the first fifty at most. */
export function fieldErrors(schemaErrors: readonly SchemaError[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  const lookedAt = schemaErrors.slice(0, MOST_LOOKED_AT);
  for (const error of lookedAt) {
    if (isOnlyBranchOfMaybe(error, lookedAt)) continue;
    const path = pathOf(error);
    if (!byPath.has(path)) byPath.set(path, fieldError(path, reasonOf(error), allowedBy(error)));
    if (byPath.size === MOST_ERRORS) break;
  }
  return [...byPath.values()];
}

/** A value that may be null also "fails to be null", and fails as a whole: only what it fails otherwise is worth saying. */
function isOnlyBranchOfMaybe(error: SchemaError, all: readonly SchemaError[]): boolean {
  const isNull = error.keyword === 'type' && error.params['type'] === 'null';
  if (!isNull && error.keyword !== 'anyOf') return false;
  return all.some(
    (other) =>
      other !== error &&
      other.keyword !== 'anyOf' &&
      other.params['type'] !== 'null' &&
      (other.instancePath === error.instancePath || other.instancePath.startsWith(`${error.instancePath}/`)),
  );
}

/** Of the keywords of `schemaCheck.ts`, which say themselves what is wrong. */
function isFieldError(params: object): params is FilterError {
  return 'reason' in params && 'allowed' in params;
}

function pathOf({ instancePath, params }: SchemaError): string {
  const key = params['missingProperty'] ?? params['additionalProperty'];
  return typeof key === 'string' ? `${instancePath}/${pointerPart(key)}` : instancePath;
}

function reasonOf({ keyword, params, data }: SchemaError): FieldReason {
  if (keyword === 'type' && Array.isArray(data) && params['type'] === 'string') return 'repeated';
  if (keyword === 'type' && params['type'] === 'integer' && typeof data === 'number') return 'not-whole';
  if (isFieldError(params)) return params.reason;
  if (keyword === 'format') return reasonOfFormat(String(params['format']), data);
  return reasonsOfKeywords[keyword] ?? 'malformed';
}

/** A day of birth in the future may not be one at all. */
function reasonOfFormat(format: string, data: unknown): FieldReason {
  const isNoDate = format === 'past-date-of-birth' && formats['date-of-birth']?.(String(data)) === false;
  return isNoDate ? 'not-a-date' : (reasonsOfFormats[format] ?? 'malformed');
}

function allowedBy({ keyword, params }: SchemaError): string {
  if (isFieldError(params)) return params.allowed;
  if (keyword === 'enum' && Array.isArray(params['allowedValues'])) return params['allowedValues'].join(', ');
  if (typeof params['limit'] === 'number') return `limit ${params['limit']}`;
  return '';
}

/** Returns a key as a part of a JSON pointer (RFC 6901), cut when it is longer than any that is known. */
export function pointerPart(key: string): string {
  const shortened = key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key;
  return shortened
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('~', '~0')
    .replaceAll('/', '~1');
}
