import { domainToASCII, domainToUnicode } from 'node:url';

const typedAddress = /^([\p{L}\p{M}\p{N}._%+'-]{1,64})@([\p{L}\p{M}\p{N}.-]{1,253})$/u;
const hidden = /\p{Default_Ignorable_Code_Point}/u;
const wrongDots = /^\.|\.\.|\.$/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const asciiDomain = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+(?!\\d+$)${label}$`);

/**
 * Returns the e-mail without blanks around it and with its domain as IDNA reads it, so that two spellings of one mailbox are
 * equal, except for case; null for what is no e-mail.
 */
function readEmail(typed: string): string | null {
  const [, mailbox = '', domain = ''] = typedAddress.exec(typed.trim()) ?? [];
  if (hidden.test(mailbox + domain) || wrongDots.test(mailbox)) return null;
  const ascii = domainToASCII(domain);
  return asciiDomain.test(ascii) ? `${mailbox.normalize('NFC')}@${domainToUnicode(ascii)}` : null;
}

export const isEmail = (typed: string): boolean => readEmail(typed) !== null;

/** Returns an e-mail as it is stored and compared; other texts, such as usernames, only without blanks around them. */
export const normalEmail = (typed: string): string => readEmail(typed) ?? typed.trim();
