import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../api/imageAddress';
import { Picture } from '../../../ui/Picture';
import type { ShownLine } from './shownLines';

interface HelpLinesProps {
  heading: string;
  lines: readonly ShownLine[];
  isNumbered?: boolean;
}

/** The instructions or hints under their heading, with the picture of each; nothing where there are none. */
export function HelpLines({ heading, lines, isNumbered = false }: HelpLinesProps) {
  const { t } = useTranslation();
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
        {lines.map(({ text, image }, position) => (
          <li key={position}>
            {text}
            {image !== null && (
              <Picture
                address={(width) => imageAddress(image, width)}
                // Beside its hint it says nothing new.
                alt={text === '' ? t('wizard.help.hintPicture', { number: position + 1 }) : ''}
                width={320}
              />
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
