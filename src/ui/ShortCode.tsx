import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { create } from 'qrcode';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';
import type { CopiedPart } from './shellSlice';

interface ShortCodeProps {
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
export default function ShortCode({ code, address, qr, goTo, note, part }: ShortCodeProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 3, alignItems: 'center', '@media (orientation: landscape)': { flexDirection: 'row' } }}
    >
      <Box sx={{ flex: '0 0 auto', width: 'min(220px, 50vw, 42vh)' }}>
        <QrCode text={address} label={qr} />
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

/** In modules: so much white around it is part of the code. */
const QUIET = 4;

/** A text as a QR code: dark on white in every theme, because cameras need it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''));
  const whole = size + 2 * QUIET;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={squares.join('')} fill="#000" />
    </Box>
  );
}
