import { useEffect } from 'react';
import { followDisplay } from '../../../api/live';
import { displaySecret } from '../../../session/displaySecret';

/** While balls come in every moment, the screen is not read anew for each of them. */
const LEAST_BETWEEN_MS = 1_000;

/** Reads the display anew whenever something happens in its club, or the connection that would tell of it has ended. */
export function useLiveDisplay(link: number, refetch: () => Promise<unknown>, isOver: boolean): void {
  useEffect(() => {
    const secret = displaySecret(link);
    if (secret === null || isOver) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const readAgain = paced(() => (signal.aborted ? Promise.resolve() : refetch()));
    void followDisplay(secret, { onEvent: readAgain, onEnd: readAgain, signal });
    return () => leaving.abort();
  }, [link, refetch, isOver]);
}

/** Returns what does the work at once, and what is asked for meanwhile or shortly after once more. */
function paced(work: () => Promise<unknown>): () => void {
  let asked = 0;
  let done = 0;
  let isUnderWay = false;
  const go = async () => {
    isUnderWay = true;
    while (done < asked) {
      done = asked;
      await work().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, LEAST_BETWEEN_MS));
    }
    isUnderWay = false;
  };
  return () => {
    asked += 1;
    if (!isUnderWay) void go();
  };
}
