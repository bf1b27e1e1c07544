import Box from '@mui/material/Box';

/** A text as a program wrote it. */
export function JsonText({ text, label }: { text: string; label: string }) {
  return (
    <Box
      component="pre"
      // Whoever has no mouse scrolls it by the keyboard.
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ m: 0, mb: 1, p: 1, maxHeight: 240, overflow: 'auto', fontSize: '0.8rem', bgcolor: 'background.default' }}
    >
      {text}
    </Box>
  );
}
