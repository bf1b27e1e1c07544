import { APPROVE } from '../session/publicCard';

const CALL = '/api/golfclub/signup/member/approve/';

/** Who opens the address of the call itself is answered the page: it leads on to the one that asks before it approves. */
export function leadOnFromCall(): void {
  const { pathname } = window.location;
  if (pathname.startsWith(CALL)) window.history.replaceState(null, '', `${APPROVE}/${pathname.slice(CALL.length)}`);
}
