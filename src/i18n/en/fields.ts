import type { FieldReason } from '../../../contract/refusals';

const reason = {
  required: 'Please fill this in.',
  'unknown-field': 'The server does not know this field.',
  'wrong-type': 'Please enter a value of the right kind.',
  'not-listed': 'Please choose one of the options.',
  'not-approved': 'Please choose somebody whom the club has approved.',
  'no-visible-text': 'Please enter something that can be seen.',
  'forbidden-characters': 'Please remove invisible or control characters.',
  'too-short': 'Please enter more.',
  'too-long': 'Please enter less.',
  'too-small': 'Please enter a greater number.',
  'too-large': 'Please enter a smaller number.',
  'not-whole': 'Please enter a whole number.',
  'more-than-one-decimal': 'Please enter one decimal place at most.',
  'not-a-date': 'Please enter a date that exists, as DD.MM.YYYY.',
  'in-the-future': 'Please enter a date that is not in the future.',
  'not-an-id': 'Please choose again.',
  'too-few-items': 'Please choose more.',
  'too-many-items': 'Please choose fewer.',
  repeated: 'This is already there. Please enter each only once.',
  'out-of-range': 'Please enter a value within the limits.',
  malformed: 'Please check how this is written.',
  'not-an-email': 'Please enter an e-mail address such as name@example.org.',
  'not-a-username': 'Please use letters, digits, dots, hyphens and underscores only.',
  'common-password': 'Many people use this password. Please choose another one.',
  taken: 'This already belongs to somebody else. Please choose another one.',
  'not-a-link': 'Please enter an address that begins with http:// or https://.',
  'not-for-this-type': 'Please leave this empty: it has no meaning for this type of template.',
  'only-on-first-ball': 'Please put this on the first ball.',
  'not-an-image': 'This is no readable PNG, JPEG or WebP image. Please choose another file.',
  'too-many-pixels': 'Please choose an image with at most 40 million pixels.',
} satisfies Record<FieldReason, string>;

const limit = {
  'too-small': 'Please enter at least {{limit, number}}.',
  'too-large': 'Please enter at most {{limit, number}}.',
  'too-long': 'Please enter at most {{limit, number}} characters.',
  plusHandicap: 'Please enter a plus handicap of at most {{limit}}.',
};

export const fields = { reason, limit, date: 'DD.MM.YYYY' };
