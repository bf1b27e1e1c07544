import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { problemMessage } from '@/errors/problem';
import type { UserFilters } from '@/filters/filters';
import { showDate, todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { PrintedTable } from '@/ui/PrintedTable';
import type { ColumnInfo } from '@/ui/dataGrid/gridColumn';
import { filterTexts } from '@/ui/dataGrid/gridFilter';
import PrintIcon from '@mui/icons-material/Print';
import { useNotify } from '@/ui/useNotify';
import type { Member } from '@contract/member';
import { type MemberColumn, memberText } from './memberText';
import { useWholeList } from './useWholeList';

interface PrintButtonProps {
  filters: UserFilters;
  /** Whose users are shown; undefined: every club's. */
  clubName: string | undefined;
  /** All of the table, for the names of its filters. */
  columns: readonly ColumnInfo[];
  /** Which of them are shown. */
  fields: readonly MemberColumn[];
}

/** Prints all users that the filters show, with the columns of the table. */
export function PrintButton({ filters, clubName, columns, fields }: PrintButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { read, isReading } = useWholeList('users/print', filters);
  const [printed, setPrinted] = useState<readonly Member[] | null>(null);
  const done = useCallback(() => setPrinted(null), []);

  const print = async () => {
    const list = await read();
    if ('error' in list) {
      notify({ textKey: 'users.printing.failed', values: { reason: problemMessage(list.error) } }, 'error');
      return;
    }
    // The table must stand in the document at the moment of printing.
    flushSync(() => setPrinted(list.members));
    window.print();
  };

  const heading = [
    clubName ?? t('users.printing.everyClub'),
    showDate(todayHere(), currentLocale()),
    t(`users.filter.${filters.filter}`),
    ...(filters.q === '' ? [] : [t('users.printing.search', { q: filters.q })]),
    ...filterTexts(filters.where, columns, t),
    t('users.printing.number', { count: printed?.length ?? 0 }),
  ];
  return (
    <>
      <Button size="small" startIcon={<PrintIcon />} loading={isReading} onClick={print}>
        {t('users.printing.print')}
      </Button>
      {printed && <PrintedUsers members={printed} fields={fields} heading={heading} onDone={done} />}
    </>
  );
}

interface PrintedUsersProps {
  members: readonly Member[];
  fields: readonly MemberColumn[];
  /** Whose users these are, which of them, and of when. */
  heading: readonly string[];
  onDone: () => void;
}

/** The users on paper. */
function PrintedUsers({ members, fields, heading, onDone }: PrintedUsersProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  return (
    <PrintedTable
      title={t('users.title')}
      heading={heading}
      columns={fields.map((field) => ({ id: field, label: t(`users.${field}`) }))}
      rows={members.map((member) => ({
        id: member.id,
        cells: fields.map((field) => memberText(member, field, t, locale)),
      }))}
      onDone={onDone}
    />
  );
}
