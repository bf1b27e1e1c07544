import { useEffect, useState } from 'react';

const TURN_EVERY_MS = 12_000;
/** Whoever stopped the pages has gone by then; the screen works on its own again. */
const GO_ON_AFTER_MS = 5 * 60_000;

/**
 * Returns which turn the pages are at, counted on and on, as long as there is something to turn; and how to turn by hand
 * and to stop them. Stopped pages go on by themselves after some minutes.
 */
export function useTurning(isNeeded: boolean) {
  const [turn, setTurn] = useState(0);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const act = () => (isStopped ? setStopped(false) : setTurn((before) => before + 1));
    const clock = window.setTimeout(act, isStopped ? GO_ON_AFTER_MS : TURN_EVERY_MS);
    return () => window.clearTimeout(clock);
  }, [turn, isNeeded, isStopped]);
  return {
    turn,
    isStopped,
    turnBy: (pages: 1 | -1) => setTurn((before) => before + pages),
    toggle: () => setStopped((before) => !before),
  };
}

/** Returns the item whose turn it is, round and round; undefined of none. */
export function atTurn<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items.at(items.length === 0 ? 0 : turn % items.length);
}
