import { useRef, useState } from 'react';
import { openedState, openFile } from '@/app/state/opening/openFile';
import type { CapsuleState } from '@/capsule/capsuleFile';
import type { Refusal } from '@/capsule/refusal';
import type { StateOrigin } from '@/capsule/stateFile';
import { begin, type Begun, type Shown } from './begin';

export type Opening = ReturnType<typeof useOpening>;

/** Opens files; `number` differs for each that is opened, `refused` says why the last one was not. */
export function useOpening(first: Begun | null) {
  const [{ opened, number }, setOpened] = useState<{ opened: Shown | null; number: number }>({
    opened: first && 'shown' in first ? first.shown : null,
    number: 0,
  });
  const [refused, setRefused] = useState<Refusal | null>(first && 'refused' in first ? first.refused : null);
  const [isReading, setReading] = useState(false);
  const isBusy = useRef(false);

  const show = (begun: Begun) => {
    if ('refused' in begun) setRefused(begun.refused);
    else setOpened((before) => ({ opened: begun.shown, number: before.number + 1 }));
  };
  const open = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setReading(true);
    setRefused(null);
    const result = await openFile(file);
    isBusy.current = false;
    setReading(false);
    show(begin(result));
  };
  /** Goes on from one state of what is open. */
  const openLive = (state: CapsuleState, origin: StateOrigin, name: string) => {
    setRefused(null);
    const result = openedState(state, origin, name);
    show(begin('refused' in result ? result : { opened: result }));
  };
  return { opened, number, refused, isReading, open, openLive };
}
