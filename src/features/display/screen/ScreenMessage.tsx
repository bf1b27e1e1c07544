import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Emblem } from '../../../ui/Emblem';

/** Says in large letters why there is no table on the screen, and what helps. */
export function ScreenMessage({ title, text }: { title: string; text: string }) {
  return (
    <Box
      component="main"
      id="content"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: '3vh',
        p: '4vh',
        fontSize: 'min(4vh, 7vw)',
      }}
    >
      <Emblem />
      <Typography variant="h1" tabIndex={-1} sx={{ fontSize: '1.5em' }}>
        {title}
      </Typography>
      <Typography role="status" sx={{ fontSize: '1em', maxWidth: '40ch' }}>
        {text}
      </Typography>
    </Box>
  );
}
