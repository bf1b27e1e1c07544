import { matchPath } from 'react-router-dom';
import { fetchCode } from '../ui/lazyCode';
import { askedCard } from './askAhead';
import type { AppStore } from './makeStore';
import { publicPages } from './publicPages';
import { fetchShell } from './shell/fetchShell';

/** Milliseconds; what takes longer is better seen to be loading. */
const LONGEST_BLANK = 2_000;

/**
 * Fetches the code of the page at this address, and waits for it a while: a page that is drawn at once as a whole is there
 * sooner than one that is drawn piece by piece. What is missing then is loaded in sight. The first texts come before those
 * of the shell.
 */
export async function codeOfPlace(
  store: AppStore,
  place: Pick<Location, 'pathname'>,
  texts: Promise<void>,
): Promise<void> {
  const card = askedCard(store, place);
  const pages = card
    ? [card]
    : publicPages.filter(({ path }) => matchPath({ path, end: true }, place.pathname) !== null);
  const shell = card ? [texts.then(() => fetchCode(fetchShell))] : [];
  const code = [...shell, ...pages.map(({ page }) => fetchCode(page))];
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, LONGEST_BLANK))]);
}
