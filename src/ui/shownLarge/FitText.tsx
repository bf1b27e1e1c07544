import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** In em of the text around. */
const SIZES = {
  normal: [1, 0.9, 0.8, 0.7, 0.58, 0.5],
  anywhere: [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2],
} as const;

interface FitTextProps {
  /** Of the box, as CSS. */
  height: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A text in a box of fixed size, as large as it fits whole: on one line, or smaller on several. */
export function FitText({ height, align = 'start', children }: FitTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !text.current) return undefined;
    const [outer, inner] = [box.current, text.current];
    const fit = () => largestSize(outer, inner);
    fit();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  });
  return (
    <Box
      ref={box}
      sx={{ height, minWidth: 0, width: '100%', display: 'flex', alignItems: 'center', justifyContent: align }}
    >
      <Box ref={text} component="span" sx={{ minWidth: 0, lineHeight: 1.15, textAlign: align }}>
        {children}
      </Box>
    </Box>
  );
}

/** Words are broken only where no size is small enough for the longest of them. */
function largestSize(outer: HTMLElement, inner: HTMLElement): void {
  for (const wrap of ['normal', 'anywhere'] as const) {
    inner.style.overflowWrap = wrap;
    for (const size of SIZES[wrap]) {
      inner.style.fontSize = `${size}em`;
      if (inner.scrollWidth <= outer.clientWidth && inner.offsetHeight <= outer.clientHeight) return;
    }
  }
}
