import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { localizedText } from '@/i18n/localized';
import { PicturedLines, type PicturedLine } from '@/images/PicturedLines';
import { ExternalLink } from '@/ui/ExternalLink';
import { Picture } from '@/ui/Picture';
import { webLink } from '@/ui/webLink';
import type { Hint } from '@contract/template';
import type { ScheduledTraining } from '@contract/training';
import { useExpanded } from '../openedTrainingsSlice';
import { TrainingRules } from './TrainingRules';

/** Pixels. */
const HINT_WIDTH = 320;

/**
 * The description, rules, instructions and hints of the template as planned; collapsed, so that pictures are loaded on demand.
 */
export function TrainingHelp({ training: { id, template } }: { training: Pick<ScheduledTraining, 'id' | 'template'> }) {
  const { t } = useTranslation();
  const [isExpanded, expand] = useExpanded(id, 'help');
  const image = template.image ?? null;
  const description = localizedText(template.description).trim();
  const link = webLink(localizedText(template.moreInformationLink));
  const hintPicture = (number: number) => t('wizard.help.hintPicture', { number });
  const instructions = shownLines(
    template.instructions.map((name) => ({ name })),
    hintPicture,
  );
  const hints = shownLines(template.hints, hintPicture);
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
          <PicturedLines isNumbered heading={t('wizard.help.instructions')} lines={instructions} width={HINT_WIDTH} />
          <PicturedLines heading={t('wizard.help.hints')} lines={hints} width={HINT_WIDTH} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

/** Returns what there is to read or see of these instructions or hints; those that are still empty are left out. */
function shownLines(lines: readonly Hint[], pictureText: (number: number) => string): PicturedLine[] {
  return lines
    .map(({ name, imageUrl }) => ({ text: localizedText(name).trim(), image: imageUrl || null }))
    .filter(({ text, image }) => text !== '' || image !== null)
    .map(({ text, image }, position) => ({ text, image, alt: text === '' ? pictureText(position + 1) : '' }));
}
