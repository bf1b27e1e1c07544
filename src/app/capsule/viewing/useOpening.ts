import { useRef, useState } from 'react';
import { freezeDate } from '../../../capsule/freezeDate';
import type { CapsuleState } from '../../../capsule/capsuleFile';
import type { Refusal } from '../../../capsule/refusal';
import type { StateOrigin } from '../../../capsule/stateFile';
import { openedState, openFile, type OpenedFile } from '../../state/opening/openFile';

export type Opening = ReturnType<typeof useOpening>;
type Result = Awaited<ReturnType<typeof openFile>>;

/** Opens files; `number` differs for each that is opened, `refused` says why the last one was not. */
export function useOpening(first: Result | null) {
  const [{ opened, number }, setOpened] = useState<{ opened: OpenedFile | null; number: number }>({
    opened: first && 'opened' in first ? first.opened : null,
    number: 0,
  });
  const [refused, setRefused] = useState<Refusal | null>(first && 'refused' in first ? first.refused : null);
  const [isReading, setReading] = useState(false);
  const isBusy = useRef(false);

  const show = (result: Result) => {
    if ('refused' in result) {
      setRefused(result.refused);
      return;
    }
    // A capsule stops the clock at its step, a state goes on from now.
    if ('live' in result.opened) freezeDate(null);
    setOpened((before) => ({ opened: result.opened, number: before.number + 1 }));
  };
  const open = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setReading(true);
    setRefused(null);
    const result = await openFile(file);
    isBusy.current = false;
    setReading(false);
    show(result);
  };
  /** Goes on from one state of what is open. */
  const openLive = (state: CapsuleState, origin: StateOrigin, name: string) => {
    setRefused(null);
    const result = openedState(state, origin, name);
    show('refused' in result ? result : { opened: result });
  };
  return { opened, number, refused, isReading, open, openLive };
}
