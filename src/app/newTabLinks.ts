import { isHelper } from '@contract/rights';
import { PRIVATE } from '@/routing/routes';
import { selectSession } from '@/session/sessionSlice';
import type { AppStore } from './makeStore';

const FRAGMENT = '#user=';

/** Returns whether the page at this path needs a sign-in. */
export const isPrivate = (path: string): boolean => path === '/' || path.startsWith(PRIVATE);

/**
 * Names the signed-in user in the address of a private page while a click opens it in a new tab or window, so that the new one
 * does not get the session of another user's tab. Returns how to stop.
 */
export function nameUserInNewTabs(store: Pick<AppStore, 'getState'>): () => void {
  const onClick = (event: MouseEvent) => {
    const opensTab = event.type === 'auxclick' ? event.button === 1 : event.ctrlKey || event.metaKey || event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const session = selectSession(store.getState());
    if (!opensTab || !link || !session || isHelper(session.roles)) return;
    const { origin, pathname, hash } = new URL(link.href);
    if (origin !== window.location.origin || !isPrivate(pathname) || hash !== '') return;
    const written = link.getAttribute('href') ?? '';
    const named = `${written}${FRAGMENT}${session.id}`;
    link.setAttribute('href', named);
    // The browser reads the address right after the event. A copied link names no user.
    setTimeout(() => {
      if (link.getAttribute('href') === named) link.setAttribute('href', written);
    });
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('auxclick', onClick, true);
  };
}

/** Returns the user that the address names, whose tab opened this one, and removes it from the address; null if there is none. */
export function takeNamedUser({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (!hash.startsWith(FRAGMENT)) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(FRAGMENT.length);
}
