import { useEffect, useState } from 'react';
import type { CapsuleStep } from '@/capsule/capsuleFile';
import { gapAfter } from './capsuleSteps';

export type Playback = ReturnType<typeof usePlayback>;

/** Returns which step of a capsule is shown, at first the last one, and how to go to others. */
export function usePlayback(steps: readonly CapsuleStep[]) {
  const last = steps.length;
  const [step, setStep] = useState(last);
  const [speed, setSpeed] = useState<1 | 4 | null>(null);

  useEffect(() => {
    if (speed === null) return undefined;
    const clock = setTimeout(
      () => {
        setStep(step + 1);
        if (step + 1 >= last) setSpeed(null);
      },
      gapAfter(steps, step) / speed,
    );
    return () => clearTimeout(clock);
  }, [speed, step, steps, last]);

  return {
    step,
    last,
    speed,
    go: (wanted: number) => {
      setSpeed(null);
      setStep(Math.min(last, Math.max(0, wanted)));
    },
    /** From the beginning, if the end is shown. */
    play: (wanted: 1 | 4) => {
      if (last === 0) return;
      if (step === last) setStep(0);
      setSpeed(wanted);
    },
    pause: () => setSpeed(null),
  };
}
