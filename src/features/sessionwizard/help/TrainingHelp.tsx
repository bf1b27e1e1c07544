import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { imageAddress } from '../../../api/imageAddress';
import { localizedText } from '../../../i18n/localized';
import { Picture } from '../../../ui/Picture';
import { webLink } from '../../../ui/webLink';
import { useExpanded } from '../useExpanded';
import { HelpLines } from './HelpLines';
import { shownLines } from './shownLines';

/**
 * How the training is played, as its template said when it was planned: folded away until somebody asks, so that its
 * pictures cost nothing before; nothing at all where the template says nothing.
 */
export function TrainingHelp({ training: { id, template } }: { training: Pick<ScheduledTraining, 'id' | 'template'> }) {
  const { t } = useTranslation();
  const [isExpanded, expand] = useExpanded(id, 'help');
  const image = template.image ?? null;
  const description = localizedText(template.description).trim();
  const link = webLink(localizedText(template.moreInformationLink));
  const instructions = shownLines(template.instructions.map((name) => ({ name })));
  const hints = shownLines(template.hints);
  const isEmpty = image === null && description === '' && link === null && instructions.length + hints.length === 0;
  if (isEmpty) return null;
  return (
    <Accordion
      expanded={isExpanded}
      onChange={(_event, isShown) => expand(isShown)}
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
          {link !== null && (
            <Link
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44, alignSelf: 'flex-start' }}
            >
              {t('wizard.help.link')}
              <OpenInNewIcon fontSize="small" aria-hidden />
            </Link>
          )}
          <HelpLines isNumbered heading={t('wizard.help.instructions')} lines={instructions} />
          <HelpLines heading={t('wizard.help.hints')} lines={hints} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
