const UUID = String.raw`(?<![\w-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])`;
const LOCAL_PART = String.raw`[\p{L}\p{N}\p{M}._+-]`;
const EMAIL = String.raw`(?<!${LOCAL_PART})${LOCAL_PART}+(?:'${LOCAL_PART}+)*@(?:[\p{L}\p{N}\p{M}-]+\.)+\p{L}{2,}`;
const SECRETS = [
  // A token that says what it holds.
  String.raw`(?<!\w)eyJ[\w-]{8,}(?:\.[\w-]+)*`,
  String.raw`(?<=\b(?:bearer|display)\s+)[\w.~+/-]{16,}=*`,
  // 32 random bytes, as the keys of displays are written.
  String.raw`(?<![\w-])[\w-]{43}(?![\w-])`,
  // 16 random bytes, as approval codes are written.
  String.raw`(?<![\w-])[\da-f]{32,}(?![\w-])`,
];

/** What is told by its form alone: ids, which stay, e-mail addresses and secrets. */
export const telling = new RegExp(`(?<id>${UUID})|(?<email>${EMAIL})|${SECRETS.join('|')}`, 'giu');
/** Only with the plus: without it any number may look like one. */
export const phoneLike = /\+\d[\d ()./-]{5,}\d/g;

/** What stands where somebody or a secret was that nothing is known of. */
export const neutral = {
  text: 'masked',
  email: 'somebody@masked.invalid',
  secret: 'masked-secret',
  phone: '+000000',
};
