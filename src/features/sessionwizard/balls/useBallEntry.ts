import { useEffect, useState, type RefObject } from 'react';
import type { ScheduledTraining } from '../../../../contract/training';
import { nextOpenBall, type ShownBall } from './shownBalls';
import { stripLength } from './stripLength';

interface BallEntryParts {
  training: ScheduledTraining;
  balls: readonly ShownBall[];
  onRecord: (index: number, points: number) => Promise<void>;
  /** Where keys count. */
  panel: RefObject<HTMLElement | null>;
}

/**
 * Returns which ball is to be entered (null: all are) and what can be done. Recording goes on to the next open ball.
 * Within the panel the arrow keys change the ball and the digits record the scoring item of that number.
 */
export function useBallEntry({ training, balls, onRecord, panel }: BallEntryParts) {
  const [picked, setPicked] = useState<number | null>(null);
  const [last, setLast] = useState(-1);
  /** Recorded, and shown as soon as they are on the disk. */
  const [underWay, setUnderWay] = useState<readonly { index: number }[]>([]);
  const taken = [...balls, ...underWay];
  const length = stripLength(training, taken);
  const selected = picked ?? nextOpenBall(taken, length, last);
  const scoring = training.template.type === 'REGULAR' ? (training.template.balls[0]?.scoring ?? []) : [];

  const record = (points: number) => {
    if (selected === null) return;
    const ball = { index: selected };
    setUnderWay((others) => [...others, ball]);
    void onRecord(selected, points).finally(() => setUnderWay((others) => others.filter((one) => one !== ball)));
    setLast(selected);
    setPicked(null);
    const after = [...taken, ball];
    // With the last ball the pressed button vanishes, and the keys have to stay with the panel.
    if (nextOpenBall(after, stripLength(training, after)) === null) panel.current?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const moved = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const item = /^[1-9]$/.test(event.key) ? scoring[Number(event.key) - 1] : undefined;
      if (moved !== undefined && length > 0) {
        const from = selected ?? (moved === 1 ? -1 : length);
        setPicked(Math.min(length - 1, Math.max(0, from + moved)));
      } else if (item && !event.repeat) {
        record(item.points);
      } else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  });

  return { selected, length, scoring, record, pick: setPicked };
}
