import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { followHeight, forgetHeight, NOTICES_HEIGHT, SELECTION_BAR_HEIGHT } from '../heightProperty';
import { useIsPhone, useIsPhoneEitherWay } from '../useIsPhone';

/** Nothing shines through where the list passes below it. */
const onPaper = {
  bgcolor: 'background.paper',
  backgroundImage: 'linear-gradient(var(--mui-palette-action-selected) 0 0)',
} as const;

/** Where several lines would leave no room for the rows. */
const inOneLine = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  minHeight: 56,
  whiteSpace: 'nowrap',
  '& > *': { flexShrink: 0 },
} as const;

/** Below the header of the page, however far the cards are scrolled. */
const aboveCards = { position: 'sticky', top: 48, zIndex: 2 } as const;

const belowRows = { position: 'sticky', bottom: `var(${NOTICES_HEIGHT}, 0px)`, zIndex: 2, py: 0.5 } as const;

/**
 * What can be done with the checked rows of a data grid. Stands above the cards of a phone and below the rows elsewhere:
 * the grid ends above it, and no row moves when the first is checked.
 */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  const isPhone = useIsPhone();
  const isInOneLine = useIsPhoneEitherWay();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (isPhone || !element) return undefined;
    const end = followHeight(element, SELECTION_BAR_HEIGHT);
    return () => {
      end();
      forgetHeight(element, SELECTION_BAR_HEIGHT);
    };
  }, [isPhone]);
  return (
    <Box ref={bar} sx={isPhone ? aboveCards : belowRows}>
      <Stack
        direction="row"
        role="group"
        aria-label={label}
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          borderRadius: 1,
          ...onPaper,
          ...(isInOneLine && inOneLine),
        }}
      >
        {children}
      </Stack>
    </Box>
  );
}
