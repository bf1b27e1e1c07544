import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showHandicap } from '@/i18n/numbers';
import { playersOf } from '@/i18n/personName';
import { showPlanned } from '@/i18n/plannedTimes';
import { PrintedTable } from '@/ui/PrintedTable';
import { usePrinting } from '@/ui/usePrinting';
import type { PlayerData, ScheduledTraining } from '@contract/training';

/** Columns that can be written in on a sheet; more balls go on in another row of the player. */
const MOST_COLUMNS = 20;
/** A tournament has no number of balls. */
const HOLES = 18;
/** Empty rows are for those who come later, or before anybody is added. */
const LEAST_PLAYERS = 10;

/** Prints players × balls on paper, to be written in by hand where no device works; what is recorded stands in it. */
export function SessionSheet({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const { printing, print, done } = usePrinting(false);
  return (
    <>
      <Button
        startIcon={<PrintIcon />}
        onClick={print}
        sx={{ alignSelf: { xs: 'flex-start', sm: 'center' }, minHeight: 44 }}
      >
        {t('wizard.sheet.print')}
      </Button>
      {printing && <PrintedSheet training={training} onDone={done} />}
    </>
  );
}

function PrintedSheet({ training, onDone }: { training: ScheduledTraining; onDone: () => void }) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const { template, trainingSessions } = training;
  const balls = template.numberofballs || HOLES;
  const columns = Math.min(balls, MOST_COLUMNS);
  const scoring = (template.balls[0]?.scoring ?? []).map(({ name, points }) => `${localizedText(name)} = ${points}`);
  const empty = Array.from({ length: Math.max(0, LEAST_PLAYERS - trainingSessions.length) }, () => null);
  const nameOf = (session: PlayerData) =>
    training.type === 'TOURNAMENT'
      ? playersOf(session)
      : session.players
          .map((one) => `${playersOf({ players: [one] })} (${showHandicap(one.handicap, locale)})`)
          .join(', ');
  const rows = [...trainingSessions, ...empty].flatMap((session, player) =>
    Array.from({ length: Math.ceil(balls / columns) }, (_, part) => {
      const from = part * columns;
      const cells = Array.from({ length: columns }, (__, column) => {
        if (from + column >= balls) return '×';
        return `${session?.balls.find(({ index }) => index === from + column)?.points ?? ''}`;
      });
      const range = balls > columns ? `${from + 1}–${Math.min(balls, from + columns)}` : '';
      const name = part === 0 && session ? nameOf(session) : '';
      return { id: `${player} ${part}`, cells: [[name, range].filter(Boolean).join(' · '), ...cells, ''] };
    }),
  );
  return (
    <PrintedTable
      title={localizedText(training.name)}
      heading={[
        showPlanned(training, locale),
        t('wizard.sheet.title'),
        ...(scoring.length > 0 ? [scoring.join(', ')] : []),
      ]}
      columns={[
        { id: 'player', label: t('wizard.sheet.player') },
        ...Array.from({ length: columns }, (_, column) => ({ id: `ball ${column}`, label: `${column + 1}` })),
        { id: 'total', label: t('wizard.sheet.total') },
      ]}
      rows={rows}
      note={t('wizard.sheet.note')}
      isLandscape
      isForm
      onDone={onDone}
    />
  );
}
