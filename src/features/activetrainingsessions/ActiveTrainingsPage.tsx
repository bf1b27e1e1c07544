import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAllTrainings } from '@/api/trainingsWithStatus';
import { DeleteTrainingDialog } from '@/editing/DeleteTrainingDialog';
import { LeavingDialog } from '@/editing/UnsavedChangesBlocker';
import { shownTables } from '@/filters/filters';
import { ClubPicker } from '@/filters/ClubPicker';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { Choice } from '@/ui/fields/Choice';
import { Page } from '@/ui/Page';
import { trainingSortFields } from '@contract/lists';
import { sortingOr } from '@contract/sorting';
import { ActiveSessions } from './ActiveSessions';
import { MarkDialog } from './MarkDialog';
import { PricedSessions } from './PricedSessions';
import { editingEnded } from './editedTrainingsSlice';
import { useAwarding } from './useAwarding';
import { type Table, tables, useTrainingsOfTables } from './useTrainingsOfTables';

const LATEST_FIRST = '-plannedDate';

/** The active, unfinished and finished sessions of a club, with their instant prizes. */
export default function ActiveTrainingsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [{ show, page, sort, where }, change] = useFilters('sessions');
  const { active, unfinished, finished } = useTrainingsOfTables();
  const awarding = useAwarding();
  const { golfclubId } = useSelectedClub('sessions');
  const readFinished = useAllTrainings({ golfclubId, status: 'FINISHED', sort, where });
  const [focused, setFocused] = useState<{ table: Table } | null>(null);
  const focus = useCallback((table: Table) => setFocused({ table: show === 'all' ? table : show }), [show]);
  const trainings = [...(unfinished.rows ?? []), ...(finished.rows ?? [])];

  const pages = {
    paging: {
      page,
      pageSize: finished.pageSize,
      totalCount: finished.totalCount,
      onPage: (wanted: number) => change({ page: wanted }),
    },
    sort: {
      by: sort,
      onSort: (by: string | null) => change({ sort: sortingOr(by, trainingSortFields, LATEST_FIRST) }),
    },
    filters: { where, onFilter: (wanted: typeof where) => change({ where: wanted }) },
  };
  const content = {
    active: <ActiveSessions {...active} />,
    unfinished: <PricedSessions table="unfinished" {...unfinished} awarding={awarding} />,
    finished: (
      <PricedSessions
        table="finished"
        query={finished.query}
        rows={finished.rows}
        awarding={awarding}
        pages={pages}
        read={readFinished}
      />
    ),
  };
  return (
    <Page
      isWide
      title={t('activeTrainings.title')}
      filters={<TableFilter />}
      actions={<ClubPicker screen="sessions" />}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {tables
          .filter((table) => show === 'all' || show === table)
          .map((table) => (
            <SessionsSection key={table} table={table} focused={focused}>
              {content[table]}
            </SessionsSection>
          ))}
      </Stack>
      <DeleteTrainingDialog
        screen="sessions"
        trainings={trainings}
        onDeleted={(ids) => ids.forEach((id) => dispatch(editingEnded(id)))}
        onGone={({ status }) => focus(status === 'FINISHED' ? 'finished' : 'unfinished')}
      />
      <MarkDialog
        trainings={trainings}
        onDone={(step, isQueued) => {
          if (!isQueued) focus(step === 'finish' ? 'finished' : 'unfinished');
        }}
      />
      <LeavingDialog of="page" wouldLose={awarding.isUnsaved} />
    </Page>
  );
}

/** Which tables are shown. */
function TableFilter() {
  const { t } = useTranslation();
  const [{ show }, change] = useFilters('sessions');
  return (
    <Choice
      isCompact
      label={t('activeTrainings.filter.label')}
      value={show}
      options={shownTables.map((value) => ({ value, label: t(`activeTrainings.filter.${value}`) }))}
      onChoose={(chosen) => change({ show: chosen })}
    />
  );
}

interface SessionsSectionProps {
  table: Table;
  /** Where the row of the last action is now, or was; a new object each time. */
  focused: { table: Table } | null;
  children: ReactNode;
}

/** One table under its heading, which takes the focus when the row that had it is gone. */
function SessionsSection({ table, focused, children }: SessionsSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused?.table === table) heading.current?.focus();
  }, [focused, table]);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        ref={heading}
        id={titleId}
        variant="h2"
        tabIndex={-1}
        sx={{ mb: 1.5, outline: 'none', scrollMarginTop: 96 }}
      >
        {t(`activeTrainings.table.${table}`)}
      </Typography>
      {children}
    </Box>
  );
}
