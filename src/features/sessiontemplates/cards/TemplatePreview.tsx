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
import { localizedText } from '@/i18n/localized';
import { PicturedLines } from '@/images/PicturedLines';
import { scoreRows } from '@/scoring/scoreRows';
import { ExternalLink } from '@/ui/ExternalLink';
import { Picture } from '@/ui/Picture';
import { webLink } from '@/ui/webLink';
import type { TrainingType } from '@contract/lists';
import type { Hint, ScoreHandicapEntry, Template } from '@contract/template';
import { PreviewBalls } from './PreviewBalls';

/** Pixels. */
const HINT_WIDTH = 240;

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
      <PicturedLines
        isNumbered
        heading={t('templates.preview.instructions')}
        lines={template.instructions.map((name) => previewLine({ name }))}
        width={HINT_WIDTH}
      />
      <PicturedLines
        heading={t('templates.preview.hints')}
        lines={template.hints.map(previewLine)}
        width={HINT_WIDTH}
      />
      <PreviewBalls type={type} balls={template.balls} />
      <PreviewMap type={type} entries={template.scoreHandicapMap} />
      {!isTournament && (
        <Typography>
          {mapping ? t('templates.preview.mapping', { name: mapping.name }) : t('templates.preview.noMapping')}
        </Typography>
      )}
    </Stack>
  );
}

const previewLine = ({ name, imageUrl }: Hint) => ({ text: localizedText(name), image: imageUrl || null, alt: '' });

interface PreviewMapProps {
  /** The second column of a tournament is the points generated. */
  type: TrainingType;
  entries: readonly ScoreHandicapEntry[];
}

/** The score-handicap map, by score. */
function PreviewMap({ type, entries }: PreviewMapProps) {
  const { t } = useTranslation();
  const heading = useId();
  const rows = scoreRows(type, entries);
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
                  {t(type === 'TOURNAMENT' ? 'templates.preview.points' : 'templates.preview.handicap')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ cells: [score, gives] }, position) => (
                <TableRow key={position}>
                  <TableCell align="right">{score}</TableCell>
                  <TableCell align="right">{gives}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}
