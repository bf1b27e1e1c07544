import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { localizedText } from '@/i18n/localized';
import { ExternalLink } from '@/ui/ExternalLink';
import { Picture } from '@/ui/Picture';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { webLink } from '@/ui/webLink';
import type { Hint } from '@contract/template';
import type { ScheduledTraining } from '@contract/training';
import { useExpanded } from '../openedTrainings';
import { TrainingRules } from './TrainingRules';

/** The description, rules, instructions and hints of the template as planned; collapsed, so that pictures are loaded on demand. */
export function TrainingHelp({ training: { id, template } }: { training: Pick<ScheduledTraining, 'id' | 'template'> }) {
  const { t } = useTranslation();
  const [isExpanded, expand] = useExpanded(id, 'help');
  const image = template.image ?? null;
  const description = localizedText(template.description).trim();
  const link = webLink(localizedText(template.moreInformationLink));
  const instructions = shownLines(template.instructions.map((name) => ({ name })));
  const hints = shownLines(template.hints);
  return (
    <Accordion
      expanded={isExpanded}
      onChange={(_event, isVisible) => expand(isVisible)}
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ minHeight: 56 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('wizard.help.heading')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
          {image !== null && (
            <Picture
              address={(width) => imageAddress(image, width)}
              alt={t('wizard.help.picture', { name: localizedText(template.name) })}
              width={480}
            />
          )}
          {description !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
          <TrainingRules template={template} />
          {link !== null && <ExternalLink href={link}>{t('wizard.help.link')}</ExternalLink>}
          <HelpLines isNumbered heading={t('wizard.help.instructions')} lines={instructions} />
          <HelpLines heading={t('wizard.help.hints')} lines={hints} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

interface HelpLinesProps {
  heading: string;
  lines: readonly ShownLine[];
  isNumbered?: boolean;
}

/** The instructions or hints under their heading, with the picture of each; nothing where there are none. */
function HelpLines({ heading, lines, isNumbered = false }: HelpLinesProps) {
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

interface ShownLine {
  /** In the current language. */
  text: string;
  /** Public id; null for none. */
  image: string | null;
}

/** Returns what there is to read or see of these instructions or hints; those that are still empty are left out. */
function shownLines(lines: readonly Hint[]): ShownLine[] {
  return lines
    .map(({ name, imageUrl }) => ({ text: localizedText(name).trim(), image: imageUrl || null }))
    .filter(({ text, image }) => text !== '' || image !== null);
}
