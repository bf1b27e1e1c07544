import { useSelector } from 'react-redux';
import { may, type Right } from '../../contract/rights';
import type { LoginSession } from './loginSession';
import { selectSession } from './sessionSlice';

/** Returns who is signed in. Throws on public pages, where nobody need be. */
export function useSession(): LoginSession {
  const session = useSelector(selectSession);
  if (!session) throw new Error('useSession is for private pages');
  return session;
}

/** Returns whether the person who is signed in may do it; false when nobody is. */
export function useMay(right: Right): boolean {
  const session = useSelector(selectSession);
  return session !== null && may(session.roles, right);
}
