import type { FieldError, FieldReason } from './refusals';

const LONGEST_PATH = 200;

/** What is wrong with a field and what to do about it, behind its path. */
export const remedies: Record<FieldReason, string> = {
  required: 'is missing; send it.',
  'unknown-field': 'is not known here; leave it out.',
  'wrong-type': 'has the wrong type; send the type that the API description names, numbers not as text.',
  'not-listed': 'is not one of the values allowed; send one of them.',
  'not-approved': 'still waits for the approval by the club; have it approved first.',
  'no-visible-text': 'has no visible character; write something.',
  'forbidden-characters':
    'holds control characters, line breaks, characters that cannot be seen, half a character or more than 30 marks on one letter; remove them.',
  'too-short': 'is too short; send more.',
  'too-long': 'is too long; shorten it.',
  'too-small': 'is too small; send a greater number.',
  'too-large': 'is too large; send a smaller number.',
  'not-whole': 'is not a whole number; send one without decimals.',
  'more-than-one-decimal': 'has more than one decimal; round it to one.',
  'not-a-number': 'is not a number; send one such as 4.3.',
  'not-a-handicap': 'is not a handicap; send one such as 18.4, or -1.2 for a plus handicap.',
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
  'lost-leading-zero': 'lacks the zero that the stored number begins with.',
  'not-an-email': 'is not an e-mail address; correct it.',
  'not-a-username': 'may hold letters, digits, dots, hyphens and underscores only; correct it.',
  'another-username':
    'is not the username of the member with this e-mail; correct the e-mail, or send the username that the member has or none.',
  'common-password': 'is a password that many people use; choose another one.',
  'same-password': 'is the one-time password; choose one of your own.',
  taken: 'belongs to somebody else already; choose another one.',
  'not-a-link':
    'is not an address of the web; send one that begins with http:// or https:// and holds no username or password.',
  'not-for-this-type': 'has no meaning for a template of this type; leave it empty.',
  'only-on-first-ball': 'stands on the first ball only; move it there.',
  'not-an-image': 'is not a whole, readable PNG, JPEG or WebP image and nothing else; send such a file.',
  'too-many-pixels': 'has more than 40 million pixels; make it smaller.',
};

/** Returns a refused field with an English sentence that names field and remedy; `why` says them better than the usual one. */
export function fieldError(path: string, reason: FieldReason, why: string = remedies[reason]): FieldError {
  const shortened = path.slice(0, LONGEST_PATH);
  return { path: shortened, reason, message: `${shortened || 'The body'} ${why}` };
}

/** Returns `repeated` for each value that stands before it in the list already; `path` leads to a value by its position. */
export function repeatedErrors(values: readonly (string | number)[], path: (position: number) => string): FieldError[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, position) => {
    if (seen.has(value)) return [fieldError(path(position), 'repeated')];
    seen.add(value);
    return [];
  });
}
