import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/template';
import { imageAddress } from '../../../api/address';
import { localizedText } from '../../../i18n/localized';
import { Picture } from '../../../ui/Picture';
import { webLink } from '../../../ui/webLink';
import { PreviewBalls } from './PreviewBalls';
import { PreviewLines } from './PreviewLines';
import { PreviewMap } from './PreviewMap';

/** What a preview shows: a template as it is stored, or as it stands in a form. */
export type PreviewedTemplate = Omit<Template, 'id' | 'state' | 'version' | 'numberofballs'>;

/** What the pro will see at the range, in the current language. */
export function TemplatePreview({ template }: { template: PreviewedTemplate }) {
  const { t } = useTranslation();
  const { type, category, trainingHandicapDifferenceToPointsMapping: mapping } = template;
  const isTournament = type === 'TOURNAMENT';
  const description = localizedText(template.description);
  const link = webLink(localizedText(template.moreInformationLink));
  return (
    <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Chip size="small" variant="outlined" label={t(`templates.type.${type}`)} />
        {category && <Chip size="small" variant="outlined" label={localizedText(category.name)} />}
        {isTournament && template.teamMode && <Chip size="small" variant="outlined" label={t('templates.teamMode')} />}
      </Stack>
      <Typography variant="h3" component="p">
        {localizedText(template.name) || t('templates.unnamed')}
      </Typography>
      {template.image && <Picture address={(width) => imageAddress(template.image ?? '', width)} alt="" width={480} />}
      {description !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
      {link !== null && (
        <Link
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44, alignSelf: 'flex-start' }}
        >
          {t('templates.preview.link')}
          <OpenInNewIcon fontSize="small" aria-hidden />
        </Link>
      )}
      <PreviewLines
        isNumbered
        heading={t('templates.preview.instructions')}
        lines={template.instructions.map((name) => ({ name }))}
      />
      <PreviewLines heading={t('templates.preview.hints')} lines={template.hints} />
      <PreviewBalls type={type} balls={template.balls} />
      <PreviewMap isTournament={isTournament} entries={template.scoreHandicapMap} />
      {!isTournament && (
        <Typography>
          {mapping ? t('templates.preview.mapping', { name: mapping.name }) : t('templates.preview.noMapping')}
        </Typography>
      )}
    </Stack>
  );
}
