import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useState, type RefObject } from 'react';

/** Shows the whole text of the cell that has the focus, where it is cut off; for the pointer the browser does. */
export function OverflowText({ within }: { within: RefObject<HTMLElement | null> }) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const container = within.current;
    if (!container) return undefined;
    const focused = ({ target }: FocusEvent) => {
      const isCut =
        target instanceof HTMLElement && target.matches('[role=gridcell], [role=rowheader]') && isCutOff(target);
      setCell(isCut ? target : null);
    };
    const left = () => setCell(null);
    container.addEventListener('focusin', focused);
    container.addEventListener('focusout', left);
    return () => {
      container.removeEventListener('focusin', focused);
      container.removeEventListener('focusout', left);
    };
  }, [within]);
  return (
    // What it says is in the cell already, as far as a screen reader is concerned.
    <Popper open={cell !== null} anchorEl={cell} placement="bottom-start" aria-hidden sx={{ zIndex: 'tooltip' }}>
      <Paper elevation={4} sx={{ px: 1.5, py: 0.75, maxWidth: 480, typography: 'body2', overflowWrap: 'anywhere' }}>
        {cell?.textContent}
      </Paper>
    </Popper>
  );
}

const isCutOff = (cell: HTMLElement): boolean =>
  [cell, ...cell.children].some((element) => element.scrollWidth > element.clientWidth);
