import type { FilterError } from '@contract/columnFilter';
import { fieldError, remedies } from '@contract/fieldError';
import type { FieldError, FieldReason } from '@contract/refusals';
import { isVisible } from '@contract/visibleText';
import { formats } from './formats';

/** No refusal names more fields. */
export const MOST_ERRORS = 50;
/**
 * Of the schema errors of one value only so many are looked at: which of them belong together is searched among all of them.
 */
const MOST_LOOKED_AT = 500;
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
  line: 'forbidden-characters',
  'visible-line': 'forbidden-characters',
  'person-name': 'forbidden-characters',
  'empty-or-visible-line': 'forbidden-characters',
  'empty-or-visible-text': 'no-visible-text',
  email: 'not-an-email',
  username: 'not-a-username',
  'web-link': 'not-a-link',
};

const withAllowed = (reason: FieldReason, allowed: string) => `${remedies[reason]}${allowed && ` (${allowed})`}`;

/** Returns one refused field for each place the schema checker complains about, the first fifty at most. */
export function fieldErrors(schemaErrors: readonly SchemaError[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  const lookedAt = schemaErrors.slice(0, MOST_LOOKED_AT);
  for (const error of lookedAt) {
    if (isOnlyBranchOfMaybe(error, lookedAt)) continue;
    const path = pathOf(error);
    const reason = reasonOf(error);
    if (!byPath.has(path)) byPath.set(path, fieldError(path, reason, withAllowed(reason, allowedBy(error))));
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

/** A day of birth in the future may not be one at all, and of a line with forbidden characters nothing may be seen. */
function reasonOfFormat(format: string, data: unknown): FieldReason {
  if (reasonsOfFormats[format] === 'forbidden-characters' && !isVisible(String(data))) return 'no-visible-text';
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
