import type { RefusalCode } from '../../../contract/refusals';

const code = {
  'malformed-request': 'The server could not read the request. Please load the page again.',
  'malformed-json': 'The server could not read what was sent. Please load the page again.',
  'bad-input': 'Some of what you entered cannot be accepted. Please check it.',
  'not-signed-in': 'You are no longer signed in. Please sign in again.',
  'sign-in-failed': 'Something went wrong, please try again.',
  'not-approved':
    'Your account has not been approved yet. An admin of your golf club will approve it; you can sign in from then on.',
  'not-permitted': 'Your roles do not include the right to do this.',
  'foreign-club': 'This belongs to another golf club.',
  'unknown-route': 'The server does not know this address. Please load the page again.',
  'not-found': 'This no longer exists. Someone may have deleted it.',
  'method-not-allowed': 'The server does not allow this here. Please load the page again.',
  'request-timeout': 'The server waited too long for the request. Please try again.',
  'wrong-state':
    'Someone changed this in the meantime, so this step is no longer possible. You now see the current state.',
  'ball-conflict': 'Someone recorded other points for this ball in the meantime.',
  'unknown-reference': 'Something you chose no longer exists. Please choose again.',
  'template-not-ready': 'No training can be planned from this template any more. Please choose another one.',
  'already-in-training': 'This player already has a session in this training.',
  'player-not-approved': 'This player has not been approved by the club yet. Once an admin has done so, they can play.',
  stale: 'Someone changed this in the meantime. Compare both versions and decide.',
  'in-use': 'This is still in use and cannot be deleted.',
  taken: 'This name or e-mail already belongs to somebody else.',
  'own-account': 'You cannot delete your own account or take your own admin role away. Another admin can.',
  'last-admin': 'This is the last admin. Please make somebody else an admin first.',
  'wrong-password': 'This is not your current password. Please try again.',
  'prize-taken': 'Another prize already stands for this place of the league table.',
  'precondition-failed': 'The server has another version of this file. Please load the page again.',
  'too-large': 'This is too large to be accepted.',
  'url-too-long': 'The address is too long. Please search for something shorter.',
  'unsupported-media-type': 'The server does not accept this kind of content.',
  'range-not-satisfiable': 'The server has no such part of this file. Please load the page again.',
  'idempotency-key-reused': 'This entry was already sent with other content. Please enter it again.',
  'too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'headers-too-large': 'The request was too large. Please sign out and in again.',
  'internal-error': 'Something went wrong on the server. Please try again.',
  overloaded: 'The server is very busy. Please try again in a moment.',
  'storage-full':
    'The server has no room left to store this, so nothing was changed. Please tell whoever runs it; everything can still be read.',
} satisfies Record<RefusalCode, string>;

export const refusals = {
  code,
  wait_one: 'Too many attempts. Please wait {{count, number}} second and try again.',
  wait_other: 'Too many attempts. Please wait {{count, number}} seconds and try again.',
  offline: 'The server cannot be reached. Please check your connection and try again.',
  notTheServer:
    'Something other than our server answered. If this network has a sign-in page of its own, please sign in there first.',
  missingParameter: 'The page did not know what to ask for. Please load it again.',
  notSent: 'Not sent: a saved state is open here, and nothing leaves it. Nothing was changed.',
  unknown: 'Something went wrong. Please try again.',
};
