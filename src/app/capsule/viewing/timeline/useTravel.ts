import { useEffect, useState } from 'react';
import type { Opened } from '../openCapsule';
import { makeScreens, type Shown } from '../screens';
import { gapAfter } from './stops';

export type Speed = 1 | 4;
export type Travel = ReturnType<typeof useTravel>;

/** Which step of a capsule is shown, by the screens too, and how to go to others. It begins at the last one. */
export function useTravel({ capsule, replayed }: Opened) {
  const { steps } = capsule;
  const last = steps.length;
  const shownAt = (at: number): Shown => ({
    state: replayed.states[at] ?? capsule.base,
    at: steps[at - 1]?.at ?? steps[0]?.at ?? capsule.madeAt,
  });
  const [screens] = useState(() => makeScreens(shownAt, last));
  const [step, setStep] = useState(last);
  const [speed, setSpeed] = useState<Speed | null>(null);

  const show = (wanted: number) => {
    const next = Math.min(last, Math.max(0, wanted));
    screens.show(next);
    setStep(next);
  };

  useEffect(() => {
    if (speed === null) return undefined;
    const clock = setTimeout(
      () => {
        show(step + 1);
        if (step + 1 >= last) setSpeed(null);
      },
      gapAfter(steps, step) / speed,
    );
    return () => clearTimeout(clock);
    // Each step starts the clock again; everything else stays as long as the capsule is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [speed, step]);

  return {
    screens,
    step,
    last,
    speed,
    go: (wanted: number) => {
      setSpeed(null);
      show(wanted);
    },
    /** From the beginning, if the end is shown. */
    play: (wanted: Speed) => {
      if (last === 0) return;
      if (step === last) show(0);
      setSpeed(wanted);
    },
    pause: () => setSpeed(null),
  };
}
