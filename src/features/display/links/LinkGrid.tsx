import LinkOffIcon from '@mui/icons-material/LinkOff';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { DisplayLink } from '../../../../contract/display';
import { showInstant } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { personName } from '../../../i18n/personName';
import { removalAsked } from '../../../modal/modalSlice';
import type { QueryFace } from '../../../ui/Faces';
import { Grid } from '../../../ui/Grid';
import type { GridColumn } from '../../../ui/gridColumn';

const linkId = ({ id }: DisplayLink) => id;

/** The links of a club: for which screen, by whom and when, and whether they are used. */
export function LinkGrid({ query, links }: { query: QueryFace; links: readonly DisplayLink[] | undefined }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const locale = currentLocale();
  const moment = (instant: string) => <time dateTime={instant}>{showInstant(instant, locale)}</time>;
  const columns: GridColumn<DisplayLink>[] = [
    {
      field: 'name',
      header: t('display.name'),
      isTitle: true,
      flex: 2,
      minWidth: 140,
      sortBy: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      field: 'shortNames',
      header: t('display.names'),
      minWidth: 160,
      cell: ({ shortNames }) => t(shortNames ? 'display.short' : 'display.whole'),
    },
    {
      field: 'createdBy',
      header: t('display.madeBy'),
      minWidth: 130,
      cell: ({ createdBy }) => (createdBy ? personName(createdBy) : t('display.nobody')),
    },
    {
      field: 'createdAt',
      header: t('display.madeAt'),
      minWidth: 170,
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      field: 'lastUsedAt',
      header: t('display.lastUsed'),
      minWidth: 170,
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : t('display.neverUsed')),
    },
    {
      field: 'actions',
      header: t('display.actions'),
      isActions: true,
      align: 'right',
      width: 100,
      cell: ({ id, name }) => (
        <IconButton
          aria-label={t('display.revoke', { name })}
          onClick={() => dispatch(removalAsked({ kind: 'deleteDisplayLink', id }))}
        >
          <LinkOffIcon />
        </IconButton>
      ),
    },
  ];
  return (
    <Grid
      label={t('display.links')}
      query={query}
      rows={links}
      columns={columns}
      rowId={linkId}
      nothingYet={t('display.nothingYet')}
    />
  );
}
