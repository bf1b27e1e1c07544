import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Golfclub } from '../../../contract/golfclub';
import { currentLocale } from '../../i18n/locale';
import type { QueryFace } from '../../ui/Faces';
import { Grid } from '../../ui/Grid';
import type { GridColumn } from '../../ui/gridColumn';
import type { GridSort } from '../../ui/gridSort';
import { GolfclubActions } from './GolfclubActions';

interface GolfclubGridProps {
  query: QueryFace;
  rows: readonly Golfclub[] | undefined;
  sort: GridSort;
  isFiltered: boolean;
  onShowAll: () => void;
}

const clubId = ({ id }: Golfclub) => id;

/** The table of specification §2, with the number of members, which leads to them. */
export function GolfclubGrid({ query, rows, sort, isFiltered, onShowAll }: GolfclubGridProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(currentLocale());
  const columns: GridColumn<Golfclub>[] = [
    {
      field: 'name',
      header: t('clubs.field.name'),
      isSortable: true,
      isTitle: true,
      flex: 2,
      minWidth: 180,
      cell: ({ name }) => name,
    },
    {
      field: 'postalcode',
      header: t('clubs.field.postalcode'),
      isSortable: true,
      minWidth: 130,
      cell: ({ postalcode }) => postalcode,
    },
    { field: 'city', header: t('clubs.field.city'), isSortable: true, minWidth: 140, cell: ({ city }) => city },
    {
      field: 'country',
      header: t('clubs.field.country'),
      isSortable: true,
      minWidth: 130,
      cell: ({ country }) => t(`clubs.countries.${country}`),
    },
    {
      field: 'members',
      header: t('clubs.members'),
      isSortable: true,
      align: 'right',
      width: 130,
      cell: ({ id, name, memberCount }) => (
        <Link
          component={RouterLink}
          to={`/private/users?club=${id}`}
          aria-label={t('clubs.membersOf', { count: memberCount, name })}
          sx={{ display: 'inline-block', py: 0.5, px: 1 }}
        >
          {number.format(memberCount)}
        </Link>
      ),
    },
    {
      field: 'actions',
      header: t('clubs.actions'),
      isActions: true,
      align: 'right',
      width: 170,
      cell: (club) => <GolfclubActions club={club} />,
    },
  ];
  return (
    <Grid
      label={t('clubs.title')}
      query={query}
      rows={rows}
      columns={columns}
      rowId={clubId}
      nothingYet={t('clubs.nothingYet')}
      nothingFound={
        <>
          {t('clubs.nothingFound')} <Button onClick={onShowAll}>{t('clubs.showAll')}</Button>
        </>
      }
      isFiltered={isFiltered}
      sort={sort}
    />
  );
}
