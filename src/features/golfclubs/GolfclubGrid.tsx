import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useChangedRow } from '@/editing/rowChange';
import { addressOf } from '@/filters/address';
import { currentLocale } from '@/i18n/locale';
import { dialogOpenedToEdit, removalAsked } from '@/modal/modalSlice';
import type { QueryResult } from '@/ui/QueryState';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { CellLink, RowButton, RowLink } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { GridFilters } from '@/ui/dataGrid/gridFilter';
import type { GridSort } from '@/ui/dataGrid/gridSort';
import type { Golfclub } from '@contract/golfclub';
import { countries } from '@contract/lists';

interface GolfclubGridProps {
  query: QueryResult;
  clubs: readonly Golfclub[] | undefined;
  /** Those that the search finds. */
  rows: readonly Golfclub[] | undefined;
  sort: GridSort;
  filters: GridFilters;
  isFiltered: boolean;
  onShowAll: () => void;
}

const clubId = ({ id }: Golfclub) => id;

/** The table of specification §2, with the number of members, which leads to them. */
export function GolfclubGrid({ query, clubs, rows, sort, filters, isFiltered, onShowAll }: GolfclubGridProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(currentLocale());
  const columns: GridColumn<Golfclub>[] = [
    {
      field: 'name',
      header: t('clubs.field.name'),
      sortBy: ({ name }) => name,
      isTitle: true,
      flex: 2,
      minWidth: 180,
      isSticky: true,
      text: ({ name }) => name,
      filter: { kind: 'text' },
    },
    {
      field: 'postalcode',
      header: t('clubs.field.postalcode'),
      sortBy: ({ postalcode }) => postalcode,
      minWidth: 130,
      text: ({ postalcode }) => postalcode,
      filter: { kind: 'text' },
    },
    {
      field: 'city',
      header: t('clubs.field.city'),
      sortBy: ({ city }) => city,
      minWidth: 140,
      text: ({ city }) => city,
      filter: { kind: 'text' },
    },
    {
      field: 'country',
      header: t('clubs.field.country'),
      sortBy: ({ country }) => t(`clubs.countries.${country}`),
      minWidth: 130,
      text: ({ country }) => t(`clubs.countries.${country}`),
      filter: {
        kind: 'choice',
        value: ({ country }) => country,
        choices: countries.map((value) => ({ value, label: t(`clubs.countries.${value}`) })),
      },
    },
    {
      field: 'members',
      header: t('clubs.members'),
      sortBy: ({ memberCount }) => memberCount,
      align: 'right',
      width: 130,
      text: ({ memberCount }) => number.format(memberCount),
      file: ({ memberCount }) => ({ number: memberCount }),
      filter: { kind: 'number', value: ({ memberCount }) => memberCount },
      cell: ({ id, name, memberCount }) => (
        <CellLink to={addressOf('users', { club: id })} label={t('clubs.membersOf', { count: memberCount, name })}>
          {number.format(memberCount)}
        </CellLink>
      ),
    },
    {
      field: 'actions',
      header: t('clubs.actions'),
      isActions: true,
      align: 'right',
      width: 120,
      text: () => '',
      cell: (club) => <GolfclubActions club={club} />,
    },
  ];
  return (
    <DataGrid
      id="golfclubs"
      label={t('clubs.title')}
      query={query}
      rows={rows}
      columns={columns}
      rowId={clubId}
      nothingYet={t('clubs.nothingYet')}
      nothingFound={
        <>
          <span>{t('clubs.nothingFound')}</span> <Button onClick={onShowAll}>{t('clubs.showAll')}</Button>
        </>
      }
      isFiltered={isFiltered}
      sort={sort}
      {...useChangedRow('golfclub', clubs)}
      filters={filters}
      listExport={{ title: t('clubs.title'), fileName: t('clubs.fileName') }}
    />
  );
}

/** What can be done with one club. */
function GolfclubActions({ club: { id, name } }: { club: Golfclub }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <>
      <RowButton
        icon="edit"
        label={t('clubs.edit', { name })}
        onClick={() => dispatch(dialogOpenedToEdit({ kind: 'golfclub', id }))}
      />
      <RowLink icon="history" to={addressOf('changes', { club: id })} label={t('clubs.changes', { name })} />
      <RowButton
        icon="delete"
        label={t('clubs.delete', { name })}
        onClick={() => dispatch(removalAsked({ kind: 'deleteGolfclub', id }))}
      />
    </>
  );
}
