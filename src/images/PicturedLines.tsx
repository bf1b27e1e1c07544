import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { imageAddress } from '@/api/address';
import { Picture } from '@/ui/Picture';

export interface PicturedLine {
  /** In the current language. */
  text: string;
  /** Public id of its picture; null for none. */
  image: string | null;
  /** What the picture says beside the text; empty where it says nothing new. */
  alt: string;
}

interface PicturedLinesProps {
  heading: string;
  lines: readonly PicturedLine[];
  isNumbered?: boolean;
  /** Of a picture, in pixels. */
  width: number;
}

/** Instructions or hints under their heading, with the picture of each; nothing where there are none. */
export function PicturedLines({ heading, lines, isNumbered = false, width }: PicturedLinesProps) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <Box>
      <Typography id={headingId} variant="subtitle1" component="h4">
        {heading}
      </Typography>
      <Box
        component={isNumbered ? 'ol' : 'ul'}
        aria-labelledby={headingId}
        sx={{ my: 0.5, pl: 3, '& li': { mb: 1.5 } }}
      >
        {lines.map(({ text, image, alt }, position) => (
          <li key={position}>
            <span>{text}</span>
            {image !== null && <Picture address={(pixels) => imageAddress(image, pixels)} alt={alt} width={width} />}
          </li>
        ))}
      </Box>
    </Box>
  );
}
