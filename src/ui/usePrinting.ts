import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether the printed version must stand in the document, how to print it, and what ends that. What the browser
 * prints by itself, such as after Ctrl+P, is the same, as long as there is something to print.
 */
export function usePrinting(canPrint: boolean): { isPrinting: boolean; print: () => void; done: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  useEffect(() => {
    if (!canPrint) return undefined;
    // The table must stand in the document at the moment of printing.
    const begin = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, [canPrint]);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
  };
  return { isPrinting, print, done };
}
