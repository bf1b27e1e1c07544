import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trainingSortFields } from '../../../contract/lists';
import { sortingOr } from '../../../contract/sorting';
import { useFilters } from '../../filters/useFilters';
import { LeavingDialog } from '../../editing/LeaveGuard';
import { Page } from '../../ui/Page';
import { DeleteTrainingDialog } from './DeleteTrainingDialog';
import { MarkDialog } from './finishing/MarkDialog';
import { useAwarding } from './prizes/useAwarding';
import { TableFilter } from './TableFilter';
import { ActiveSessions } from './tables/ActiveSessions';
import { PricedSessions } from './tables/PricedSessions';
import { SessionsSection } from './tables/SessionsSection';
import { tables, type Table } from './tables/tables';
import { useTrainingsOfTables } from './useTrainingsOfTables';

const LATEST_FIRST = '-plannedDate';

/** The active, unfinished and finished sessions of a club, with their instant prizes. */
export default function ActiveTrainingsPage() {
  const { t } = useTranslation();
  const [{ show, page, sort, where }, change] = useFilters('sessions');
  const { active, unfinished, finished } = useTrainingsOfTables();
  const awarding = useAwarding();
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
      <PricedSessions table="finished" query={finished.query} rows={finished.rows} awarding={awarding} pages={pages} />
    ),
  };
  return (
    <Page isWide title={t('activeTrainings.title')}>
      <Stack spacing={2}>
        <TableFilter />
        {tables
          .filter((table) => show === 'all' || show === table)
          .map((table) => (
            <SessionsSection key={table} table={table} focused={focused}>
              {content[table]}
            </SessionsSection>
          ))}
      </Stack>
      <DeleteTrainingDialog trainings={trainings} onGone={focus} />
      <MarkDialog
        trainings={trainings}
        onDone={(step, isLater) => {
          if (!isLater) focus(step === 'finish' ? 'finished' : 'unfinished');
        }}
      />
      <LeavingDialog of="page" wouldLose={awarding.isUnsaved} />
    </Page>
  );
}
