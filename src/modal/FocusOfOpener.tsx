import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { focusAgain } from '@/ui/focus';
import { selectDialogs } from './modalSlice';

/**
 * Gives the focus back to what it was on before the dialogs, once these are closed, where that has been rendered anew meanwhile, as
 * the cells of a grid are when a column comes: the library's dialogs only know an element that is gone.
 */
export function FocusOfOpener(): null {
  const dialogs = useSelector(selectDialogs);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const noted = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main, header, aside')) opener.current = target;
    };
    document.addEventListener('focusin', noted);
    return () => document.removeEventListener('focusin', noted);
  }, []);
  useEffect(() => {
    if (opener.current && dialogs.every(({ signal }) => signal === 'HIDE')) focusAgain(opener.current);
  }, [dialogs]);
  return null;
}
