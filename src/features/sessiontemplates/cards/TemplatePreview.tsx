import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showHandicap } from '@/i18n/numbers';
import { ExternalLink } from '@/ui/ExternalLink';
import { Picture } from '@/ui/Picture';
import { webLink } from '@/ui/webLink';
import type { Hint, ScoreHandicapEntry, Template } from '@contract/template';
import { PreviewBalls } from './PreviewBalls';

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
      {link !== null && <ExternalLink href={link}>{t('templates.preview.link')}</ExternalLink>}
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

interface PreviewLinesProps {
  heading: string;
  lines: readonly Hint[];
  isNumbered?: boolean;
}

/** The instructions or hints under their heading, with the picture of each; nothing where there are none. */
function PreviewLines({ heading, lines, isNumbered = false }: PreviewLinesProps) {
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

interface PreviewMapProps {
  /** Its second column is the points generated. */
  isTournament: boolean;
  entries: readonly ScoreHandicapEntry[];
}

/** The score-handicap map, by score. */
function PreviewMap({ isTournament, entries }: PreviewMapProps) {
  const { t } = useTranslation();
  const heading = useId();
  const number = new Intl.NumberFormat(currentLocale());
  const rows = [...entries].sort((one, other) => one.score - other.score);
  return (
    <Box>
      <Typography id={heading} variant="subtitle1" component="h4">
        {t('templates.preview.map')}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('templates.preview.nothing')}</Typography>
      ) : (
        <TableContainer sx={{ maxWidth: 360 }}>
          <Table size="small" aria-labelledby={heading}>
            <TableHead>
              <TableRow>
                <TableCell align="right">{t('templates.preview.score')}</TableCell>
                <TableCell align="right">
                  {t(isTournament ? 'templates.preview.points' : 'templates.preview.handicap')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ score, handicap }, position) => (
                <TableRow key={position}>
                  <TableCell align="right">{number.format(score)}</TableCell>
                  <TableCell align="right">
                    {isTournament ? number.format(handicap) : showHandicap(handicap, currentLocale())}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}
