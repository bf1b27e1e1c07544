import { Activity, type ReactNode, useLayoutEffect, useState } from 'react';
import { useMatches, useOutlet } from 'react-router-dom';
import { useIsReplayed } from '@/ui/stateContexts';

/** The handle of a route whose page is kept alive. */
export const KEEP_ALIVE = { keepAlive: true } as const;

interface RenderedPage {
  /** Of its route. */
  id: string;
  page: ReactNode;
}

const none: readonly RenderedPage[] = [];

/**
 * The page of the matched route. One that is kept alive stays rendered once it was left, hidden and without effects, so that it
 * is there at once on coming back; to its components that is as being unmounted and mounted, but for their state. In a replay
 * none is: what a page shows must come of the recorded state alone.
 */
export function KeepAliveOutlet() {
  const page = useOutlet();
  const match = useMatches().at(-1);
  const isReplayed = useIsReplayed();
  const current = match?.handle === KEEP_ALIVE && !isReplayed ? match.id : null;
  const [rendered, setRendered] = useState(none);
  const pages = current === null ? rendered : withPage(rendered, { id: current, page });
  if (pages !== rendered) setRendered(pages);
  useLayoutEffect(
    () => () => {
      // A popup that is closed while it is hidden never goes away, because its transition ends by effects.
      if (hasHiddenPopup()) setRendered((before) => before.filter(({ id }) => id !== current));
    },
    [current],
  );
  return (
    <>
      {pages.map(({ id, page: ofRoute }) => (
        <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
          {ofRoute}
        </Activity>
      ))}
      {current === null && page}
    </>
  );
}

function withPage(pages: readonly RenderedPage[], page: RenderedPage): readonly RenderedPage[] {
  const before = pages.find(({ id }) => id === page.id);
  if (before?.page === page.page) return pages;
  return before ? pages.map((one) => (one === before ? page : one)) : [...pages, page];
}

/**
 * Returns whether something is open over a page that was left: it stands at the end of the body, and is hidden with its page.
 */
const hasHiddenPopup = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('body > .MuiModal-root, body > .MuiPopper-root')].some(
    ({ style }) => style.display === 'none',
  );
