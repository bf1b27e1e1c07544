import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Hint } from '../../../../contract/template';
import { imageAddress } from '../../../api/address';
import { localizedText } from '../../../i18n/localized';
import { Picture } from '../../../ui/Picture';

interface PreviewLinesProps {
  heading: string;
  lines: readonly Hint[];
  isNumbered?: boolean;
}

/** The instructions or hints under their heading, with the picture of each; nothing where there are none. */
export function PreviewLines({ heading, lines, isNumbered = false }: PreviewLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle1" component="h4">
        {heading}
      </Typography>
      <Box component={isNumbered ? 'ol' : 'ul'} sx={{ my: 0.5, pl: 3, '& li': { mb: 1 } }}>
        {lines.map(({ name, imageUrl }, position) => (
          <li key={position}>
            {localizedText(name)}
            {imageUrl && <Picture address={(width) => imageAddress(imageUrl, width)} alt="" width={240} />}
          </li>
        ))}
      </Box>
    </Box>
  );
}
