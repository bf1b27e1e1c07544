import Box from '@mui/material/Box';
import { create } from 'qrcode';

/** In modules: so much white around it is part of the code. */
const QUIET = 4;

/** A text as a QR code: dark on white in every theme, because cameras need it so. */
export default function QrCode({ text, label, width = 220 }: { text: string; label: string; width?: number | string }) {
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
      sx={{ display: 'block', width, maxWidth: '100%', bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={squares.join('')} fill="#000" />
    </Box>
  );
}
