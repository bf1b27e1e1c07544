import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginSession } from '@/session/loginSession';
import { selectSession, useMay } from '@/session/sessionSlice';
import { focusPageHeading, isFocusInPage } from '@/ui/focus';
import { LOGIN } from '@contract/publicAddress';
import type { Right } from '@contract/rights';
import { HELPER, requestedPage } from './routes';

/** Where somebody begins after signing in. */
type HomeOf = (session: LoginSession) => string;

interface RequireSessionProps {
  /** What whoever signed in with a one-time password sees, whatever page was asked for. */
  ownPassword: ReactNode;
  children: ReactNode;
}

/** Sends whoever is not signed in to the login, which leads back to the page that was asked for. */
export function RequireSession({ ownPassword, children }: RequireSessionProps) {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  // Whoever signs out here leaves nothing for the next person to return to.
  const [wasSignedIn] = useState(session !== null);
  if (session?.trainingId !== undefined) return <Navigate to={HELPER} replace />;
  if (session) return session.passwordChangeRequired ? ownPassword : children;
  return <Navigate to={LOGIN} replace state={wasSignedIn ? null : { from: pathname + search + hash }} />;
}

/** Renders the page for those who have the right, whose code the others do not even load; to them the fallback. */
export function RequireRight({
  right,
  fallback,
  children,
}: {
  right: Right;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const hasRight = useMay(right);
  const hadRight = useRef(hasRight);
  useEffect(() => {
    // Whoever signed in again with other roles sees another page.
    if (hadRight.current !== hasRight && !isFocusInPage()) focusPageHeading();
    hadRight.current = hasRight;
  }, [hasRight]);
  return hasRight ? children : fallback;
}

/** Sends whoever is signed in on to the page that was asked for, or home. */
export function OnlyWithoutSession({ homeOf, children }: { homeOf: HomeOf; children: ReactNode }) {
  const session = useSelector(selectSession);
  const state: unknown = useLocation().state;
  return session ? <Navigate to={requestedPage(state, session.id) ?? homeOf(session)} replace /> : children;
}

/** The address without a page of its own: home, or the login. */
export function Start({ homeOf }: { homeOf: HomeOf }) {
  const session = useSelector(selectSession);
  return <Navigate to={session ? homeOf(session) : LOGIN} replace />;
}
