import { useEffect } from 'react';
import { useSwitch, useStoredRotation } from '@/ui/useStoredControl';

const TURN_EVERY_MS = 12_000;
/** Whoever stopped the pages has gone by then; the screen works on its own again. */
const GO_ON_AFTER_MS = 5 * 60_000;

export interface PageRotation {
  isStopped: boolean;
  turnBy: (pages: number) => void;
  toggle: () => void;
}

/**
 * Returns which turn the pages are at, counted on and on, as long as there is something to turn; and how to turn by hand
 * and to stop them. Stopped pages go on by themselves after some minutes.
 */
export function usePageRotation(control: 'display' | 'projector', isNeeded: boolean): PageRotation & { turn: number } {
  const [turn, setTurn] = useStoredRotation(control);
  const [isStopped, setStopped] = useSwitch(`${control}/stopped`);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const act = () => (isStopped ? setStopped(false) : setTurn(turn + 1));
    const clock = window.setTimeout(act, isStopped ? GO_ON_AFTER_MS : TURN_EVERY_MS);
    return () => window.clearTimeout(clock);
  }, [turn, isNeeded, isStopped, setTurn, setStopped]);
  return {
    turn,
    isStopped,
    turnBy: (pages) => setTurn(turn + pages),
    toggle: () => setStopped(!isStopped),
  };
}

/** Returns the item whose turn it is, round and round; undefined of none. */
export function itemAt<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items.at(items.length === 0 ? 0 : turn % items.length);
}

/** Returns the items in pages of so many rows, at least one page, which may be empty; an item takes one row or more. */
export function inPages<Item>(
  items: readonly Item[],
  rows: number,
  rowsOf: (item: Item) => number = () => 1,
): Item[][] {
  const pages: Item[][] = [[]];
  let left = rows;
  for (const item of items) {
    const height = Math.min(rows, rowsOf(item));
    if (height > left) {
      pages.push([]);
      left = rows;
    }
    pages.at(-1)?.push(item);
    left -= height;
  }
  return pages;
}
