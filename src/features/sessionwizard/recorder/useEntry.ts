import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { ScoringItem } from '@contract/template';
import type { ScheduledTraining } from '@contract/training';
import { movedByBall, movedByPlayer, nextCursor } from './cursor';
import { keyAction, type KeyAction } from './keyAction';
import { scoreKeys } from './scoreKeys';
import { readPoints, withDigit, withOtherSign } from './typedPoints';
import type { Recorder } from './useRecorder';

/** The panel of one player session in the page, or the full screen with one player or all of them. */
type RecorderLayout = 'panel' | 'one' | 'all';

/** The panel leaves all other keys to the page. */
const panelActions: readonly KeyAction['does'][] = ['score', 'sign', 'erase', 'ball'];

export interface Entry {
  layout: RecorderLayout;
  /** Empty where points are entered by number. */
  scoring: readonly ScoringItem[];
  /** What is printed on the buttons of the scoring items: the keys that press them. */
  keys: readonly string[];
  /** The points as typed, not recorded yet; with buttons a minus that belongs to the next key. */
  typed: string;
  setTyped: (typed: string) => void;
  act: (action: KeyAction) => void;
}

/** Returns what is entered for the ball of the cursor; keys act within this element, or within the dialog it is in. */
export function useEntry(
  training: ScheduledTraining,
  recorder: Recorder,
  layout: RecorderLayout,
  screen: RefObject<HTMLElement | null>,
): Entry {
  const { rows, row, cursor, select, record, undo } = recorder;
  const [typed, setTyped] = useState('');
  const { template } = training;
  const scoring = useMemo(() => scoringOf(template), [template]);
  const keys = useMemo(() => scoreKeys(scoring), [scoring]);
  const isPad = layout !== 'panel' && scoring.length === 0;
  const hasBall = row?.isOpen === true && cursor?.index !== null;

  const enter = () => {
    const read = readPoints(typed);
    const next = cursor && nextCursor(rows, 'byPlayer', cursor);
    if (!hasBall && next) select(next);
    else if (hasBall && 'points' in read) {
      record(read.points);
      setTyped('');
    }
  };
  const act = (action: KeyAction) => {
    if (action.does === 'score') {
      const item = scoring[action.position];
      setTyped('');
      if (item) record(item.points);
    } else if (action.does === 'digit') {
      if (hasBall) setTyped(withDigit(typed, action.digit));
    } else if (action.does === 'sign') {
      if (hasBall) setTyped(withOtherSign(typed));
    } else if (action.does === 'erase') setTyped(typed.slice(0, -1));
    else if (action.does === 'enter') enter();
    else {
      // On the pad and with buttons the text belongs to the ball that is left.
      if (isPad || scoring.length > 0) setTyped('');
      if (action.does === 'undo') undo();
      else if (cursor && row && action.does === 'ball') select(movedByBall(cursor, row, action.steps));
      else if (cursor && action.does === 'player') select(movedByPlayer(rows, cursor, action.steps, layout === 'all'));
    }
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !isWithin(screen.current, target) || target instanceof HTMLInputElement) return;
      const action = keyAction(event, { keys, hasPad: isPad, typed });
      if (!action || (layout === 'panel' && !panelActions.includes(action.does))) return;
      // A focused button keeps its own Enter.
      if (action.does === 'enter' && target instanceof Element && target.closest('button, a')) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return { layout, scoring, keys, typed, setTyped, act };
}

const scoringOf = ({ type, balls }: ScheduledTraining['template']): readonly ScoringItem[] =>
  type === 'REGULAR' ? (balls[0]?.scoring ?? []) : [];

function isWithin(screen: HTMLElement | null, target: EventTarget | null): boolean {
  if (!screen || !(target instanceof Node)) return false;
  const dialog = screen.closest('[role="dialog"]');
  // The body has the focus when a focused button has vanished.
  return dialog ? dialog.contains(target) || target.contains(dialog) : screen.contains(target);
}
