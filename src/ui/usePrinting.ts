import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Printing = 'alone' | 'with-others';

/**
 * Returns whether the printed version must be in the document, how to print it, and what ends that. The browser prints the
 * same by itself, such as after Ctrl+P, with all other lists of the page, as long as there is something to print.
 */
export function usePrinting(canPrint: boolean): { printing: Printing | null; print: () => void; done: () => void } {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const done = useCallback(() => setPrinting(null), []);
  useEffect(() => {
    if (!canPrint) return undefined;
    const begin = () => {
      // A button prints its own list alone.
      if (document.querySelector('[data-printed=alone]')) return;
      // The table must be in the document at the moment of printing.
      flushSync(() => setPrinting('with-others'));
    };
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, [canPrint]);
  const print = () => {
    flushSync(() => setPrinting('alone'));
    window.print();
  };
  return { printing, print, done };
}
