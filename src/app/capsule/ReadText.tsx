import Box from '@mui/material/Box';

/** A long text to be looked through. */
export function ReadText({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="pre"
      role="group"
      aria-label={label}
      // It scrolls, so the keyboard must come to it.
      tabIndex={0}
      sx={{
        maxHeight: 280,
        overflow: 'auto',
        m: 0,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: 12,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
