import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';
import QrCode from './QrCode';
import type { CopiedPart } from './shellSlice';

interface ShownCodeProps {
  code: string;
  /** Opens the page with the code behind the `#`, which no browser sends to a server. */
  address: string;
  /** Says what the QR code opens. */
  qr: string;
  /** Says where the code is typed. */
  goTo: string;
  note: string;
  part: CopiedPart;
}

/** A new code, as large as it is read from some steps away, with its QR code and link. It is shown this once. */
export default function ShownCode({ code, address, qr, goTo, note, part }: ShownCodeProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 3, alignItems: 'center', '@media (orientation: landscape)': { flexDirection: 'row' } }}
    >
      <Box sx={{ flex: '0 0 auto', width: 'min(220px, 50vw, 42vh)' }}>
        <QrCode text={address} label={qr} width="100%" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="p"
          aria-label={t('ui.shortCode.shown', { code: Array.from(code).join(' ') })}
          role="status"
          sx={{ fontFamily: 'monospace', fontSize: 'clamp(2.5rem, 12vw, 4rem)', fontWeight: 700, lineHeight: 1.2 }}
        >
          {code}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{goTo}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {note}
        </Typography>
        <CopyButton part={part} text={address} label={t('ui.shortCode.copy')} done={t('ui.shortCode.copied')} />
      </Box>
    </Stack>
  );
}
