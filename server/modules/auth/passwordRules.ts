import { Refusal, type FieldError } from '../../../contract/refusals';
import { commonPasswords } from './commonPasswords';
import { piecesOf } from './passwordPieces';

/** Whose password it is to be. */
interface PasswordOwner {
  name: string;
  surname: string;
  username: string;
  email: string;
}

const FEWEST_PIECES = 4;
const SHORTEST_NAME = 4;
const FEWEST_BESIDE_THE_NAME = 8;

/**
 * Throws `bad-input` with `common-password` at this path for a password that is guessed first: one that many people
 * use, one made of few words, runs of keys or repetitions, and one with the owner's own name in it.
 */
export function refuseCommonPassword(password: string, person: PasswordOwner, path: string): void {
  const typed = password.normalize('NFC').toLowerCase();
  if (!isCommon(typed) && !holdsOwnName(typed, person)) return;
  const message = `${path} is a password that many people use or that is easy to guess; choose another one.`;
  const error: FieldError = { path, reason: 'common-password', message };
  throw new Refusal('bad-input', 'The password is too easy to guess.', { errors: [error] });
}

function isCommon(typed: string): boolean {
  return commonPasswords.has(typed) || piecesOf(typed) < FEWEST_PIECES;
}

function holdsOwnName(typed: string, { name, surname, username, email }: PasswordOwner): boolean {
  const [inbox = ''] = email.split('@');
  const isHeld = (text: string) => text.length >= SHORTEST_NAME && typed.includes(text.toLowerCase());
  if ([username, email, inbox].some(isHeld)) return true;
  // A name is often a word as well, so it only may not be most of the password.
  const names = [name, surname].map((text) => text.toLowerCase()).filter((text) => text !== '');
  const rest = names.reduce((left, text) => left.replaceAll(text, ''), typed);
  return rest.length < typed.length && rest.length < FEWEST_BESIDE_THE_NAME;
}
