import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key of the keyboard; a pressed one is drawn thicker. */
export function Keycap({ children, isPressed = false }: { children: ReactNode; isPressed?: boolean }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-block',
        px: 0.75,
        border: isPressed ? 3 : 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        font: 'inherit',
      }}
    >
      {children}
    </Box>
  );
}

/** Where only a finger can point, there is hardly a keyboard. */
export const FINGER_ONLY = '@media not all and (any-pointer: fine)';

interface KeyHintProps {
  /** Pressed one after the other. */
  keys: readonly string[];
  /** How many of them are pressed already. */
  pressed?: number;
}

/** The keys of a button, in its corner: not shown where only a finger can point, and not read aloud. */
export function KeyHint({ keys, pressed = 0 }: KeyHintProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        bottom: 4,
        right: 4,
        display: 'flex',
        gap: 0.25,
        fontSize: '0.875rem',
        fontWeight: 500,
        lineHeight: 1.3,
        textTransform: 'none',
        '& kbd': { borderColor: 'currentcolor' },
        [FINGER_ONLY]: { display: 'none' },
      }}
    >
      {keys.map((key, position) => (
        <Keycap key={position} isPressed={position < pressed}>
          {key}
        </Keycap>
      ))}
    </Box>
  );
}
