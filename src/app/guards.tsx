import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { LOGIN } from '../session/publicCard';
import { selectSession } from '../session/sessionSlice';
import { askedPage, homeOf } from './places';

/** Sends whoever is not signed in to the login, which leads back to the page that was asked for. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  // Whoever signs out here leaves nothing for the next person to return to.
  const [wasSignedIn] = useState(session !== null);
  if (session) return children;
  return <Navigate to={LOGIN} replace state={wasSignedIn ? null : { asked: pathname + search + hash }} />;
}

/** Sends whoever is signed in on to the page that was asked for, or home. */
export function OnlyWithoutSession({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession);
  const state: unknown = useLocation().state;
  return session ? <Navigate to={askedPage(state) ?? homeOf(session)} replace /> : children;
}

/** The address without a page of its own: home, or the login. */
export function Start() {
  const session = useSelector(selectSession);
  return <Navigate to={session ? homeOf(session) : LOGIN} replace />;
}
