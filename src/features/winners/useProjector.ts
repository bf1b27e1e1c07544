import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'view';
const PROJECTOR = 'projector';

/**
 * Returns whether the winners are shown large, as the address says, and how to begin and end that. Beginning asks the
 * browser for the whole screen, where it can give it; whoever leaves that, by Escape, leaves the large view too.
 */
export function useProjector(): { isShown: boolean; show: () => void; leave: () => void } {
  const [search, setSearch] = useSearchParams();
  const isShown = search.get(PARAMETER) === PROJECTOR;

  const leave = useCallback(() => {
    setSearch(
      (shown) => {
        const changed = new URLSearchParams(shown);
        changed.delete(PARAMETER);
        return changed;
      },
      { replace: true },
    );
  }, [setSearch]);

  const show = () => {
    const changed = new URLSearchParams(search);
    changed.set(PARAMETER, PROJECTOR);
    setSearch(changed);
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
