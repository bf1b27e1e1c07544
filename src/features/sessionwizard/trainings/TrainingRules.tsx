import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showDifference } from '@/i18n/numbers';
import { scoreRows } from '@/scoring/scoreRows';
import type { TrainingSnapshot } from '@contract/training';

/** What a ball is worth, which score means which handicap, and what that earns, as planned. */
export function TrainingRules({ template }: { template: TrainingSnapshot }) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const { type } = template;
  const isTournament = type === 'TOURNAMENT';
  const scoring = (template.balls[0]?.scoring ?? []).map(({ name, points }) => [
    localizedText(name),
    number.format(points),
  ]);
  const scores = scoreRows(type, template.scoreHandicapMap).map(({ cells }) => cells);
  const differences = template.mapping.map(({ handicapDifference, points }) => [
    showDifference(handicapDifference, locale),
    number.format(points),
  ]);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <RulesTable
        title={t('wizard.rules.balls')}
        head={[t('wizard.rules.result'), t('wizard.rules.points')]}
        rows={scoring}
      />
      {type === 'TRACKMAN' && <Typography sx={{ maxWidth: '40ch' }}>{t('wizard.rules.trackman')}</Typography>}
      <RulesTable
        title={t(isTournament ? 'wizard.rules.tournament' : 'wizard.rules.scores')}
        head={[t('wizard.rules.score'), t(isTournament ? 'wizard.rules.leaguePoints' : 'wizard.rules.handicap')]}
        rows={scores}
        note={t(isTournament ? 'wizard.rules.tournamentNote' : 'wizard.rules.scoresNote')}
      />
      {!isTournament && (
        <RulesTable
          title={t('wizard.rules.differences')}
          head={[t('wizard.rules.difference'), t('wizard.rules.leaguePoints')]}
          rows={differences}
          note={t('wizard.rules.differencesNote')}
        />
      )}
    </Stack>
  );
}

interface RulesTableProps {
  title: string;
  head: readonly [string, string];
  rows: readonly string[][];
  note?: string;
}

/** Two columns under their title; nothing where there are no rows. */
function RulesTable({ title, head, rows, note }: RulesTableProps) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 360, minWidth: 0 }}>
      <Typography id={titleId} variant="subtitle1" component="h4">
        {title}
      </Typography>
      <Box component="table" aria-labelledby={titleId} sx={tableSx}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, position) => (
            <tr key={position}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  mb: 0.5,
  '& th, & td': { textAlign: 'left', py: 0.25, pr: 1, borderBottom: 1, borderColor: 'divider' },
  '& th': { typography: 'body2', color: 'text.secondary' },
  '& th:last-child, & td:last-child': { textAlign: 'right', pr: 0 },
} as const;
