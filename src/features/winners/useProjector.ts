import { useCallback, useEffect } from 'react';
import { useFilters } from '../../filters/useFilters';

/**
 * Returns whether the winners are shown large, and how to begin and end that. Beginning asks the
 * browser for the whole screen, where it can give it; whoever leaves that, by Escape, leaves the large view too.
 */
export function useProjector(): { isShown: boolean; show: () => void; leave: () => void } {
  const [{ view }, change] = useFilters('winners');
  const isShown = view === 'projector';

  const leave = useCallback(() => change({ view: null }), [change]);

  const show = () => {
    change({ view: 'projector' });
    const root = document.documentElement;
    // A browser that refuses still shows it as large as the window.
    if ('requestFullscreen' in root) root.requestFullscreen().catch(() => undefined);
  };

  useEffect(() => {
    if (!isShown) return undefined;
    const follow = () => {
      if (!document.fullscreenElement) leave();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, [isShown, leave]);

  return { isShown, show, leave };
}
