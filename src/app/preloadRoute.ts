import { matchPath } from 'react-router-dom';
import { may } from '../../contract/rights';
import type { LoginSession } from '../session/loginSession';
import { preload } from '../ui/lazyLoading';
import { cards } from './cards';
import { addressOfCard } from './places';
import { publicPages } from './publicPages';
import { fetchShell } from './shell/fetchShell';

/** Milliseconds after which the app renders with fallbacks in place of missing code. */
const MAX_WAIT = 2_000;

/**
 * Resolves once the code of the page at this address is loaded, after two seconds at the latest: React shows a fallback for
 * at least 300 ms, so a page rendered whole is ready earlier. The shell waits for `texts`, which are needed first.
 */
export async function preloadRoute(
  session: LoginSession | null,
  { pathname }: Pick<Location, 'pathname'>,
  texts: Promise<void>,
): Promise<void> {
  const isAt = (path: string) => matchPath({ path, end: true }, pathname) !== null;
  const card = cards.find((one) => isAt(addressOfCard(one)));
  const isOpen = session !== null && card !== undefined && may(session.roles, card.right);
  const pages = isOpen ? [card] : publicPages.filter(({ path }) => isAt(path));
  const shell = isOpen ? [texts.then(() => preload(fetchShell))] : [];
  const code = [...shell, ...pages.map(({ page }) => preload(page))];
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
}
