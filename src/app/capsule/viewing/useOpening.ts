import { useRef, useState } from 'react';
import type { Refusal } from '../../../capsule/readCapsule';
import { openCapsule, type Opened } from './openCapsule';

export type Opening = ReturnType<typeof useOpening>;

/** Opens files; `number` differs for each that is opened, `refused` says why the last one was not. */
export function useOpening(first: Awaited<ReturnType<typeof openCapsule>> | null) {
  const [{ opened, number }, setOpened] = useState<{ opened: Opened | null; number: number }>({
    opened: first && 'opened' in first ? first.opened : null,
    number: 0,
  });
  const [refused, setRefused] = useState<Refusal | null>(first && 'refused' in first ? first.refused : null);
  const [isReading, setReading] = useState(false);
  const isBusy = useRef(false);

  const open = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setReading(true);
    setRefused(null);
    const result = await openCapsule(file);
    isBusy.current = false;
    setReading(false);
    if ('refused' in result) setRefused(result.refused);
    else setOpened((before) => ({ opened: result.opened, number: before.number + 1 }));
  };
  return { opened, number, refused, isReading, open };
}
