import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useChangedRow } from '@/editing/rowChange';
import { dayOf, showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { dialogShown, removalAsked } from '@/modal/modalSlice';
import type { QueryResult } from '@/ui/QueryState';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { RowButton } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { DisplayLink } from '@contract/display';

const linkId = ({ id }: DisplayLink) => id;

/** Not in the texts: exports leave every word of those readable, and somebody may be called so. */
export const exampleNames = { short: 'Jana M.', whole: 'Jana Möller' } as const;

/** The links of a club: for which screen, by whom and when, and whether they are used. */
export function LinkGrid({ query, links }: { query: QueryResult; links: readonly DisplayLink[] | undefined }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const locale = currentLocale();
  const namesText = ({ shortNames }: DisplayLink) => {
    const names = shortNames ? 'short' : 'whole';
    return t(`display.${names}`, { example: exampleNames[names] });
  };
  const columns: GridColumn<DisplayLink>[] = [
    {
      field: 'name',
      header: t('display.name'),
      isTitle: true,
      flex: 2,
      minWidth: 140,
      sortBy: ({ name }) => name,
      text: ({ name }) => name,
      filter: { kind: 'text' },
    },
    {
      field: 'shortNames',
      header: t('display.names'),
      flex: 2,
      minWidth: 150,
      sortBy: namesText,
      text: namesText,
    },
    {
      field: 'createdBy',
      header: t('display.madeBy'),
      minWidth: 130,
      sortBy: ({ createdBy }) => (createdBy ? personName(createdBy) : ''),
      filter: { kind: 'text' },
      text: ({ createdBy }) => (createdBy ? personName(createdBy) : t('display.nobody')),
    },
    {
      field: 'createdAt',
      header: t('display.madeAt'),
      minWidth: 250,
      sortBy: ({ createdAt }) => createdAt,
      text: ({ createdAt }) => showInstant(createdAt, locale),
      filter: { kind: 'date', value: ({ createdAt }) => dayOf(createdAt) },
    },
    {
      field: 'lastUsedAt',
      header: t('display.lastUsed'),
      minWidth: 250,
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      text: ({ lastUsedAt }) => (lastUsedAt ? showInstant(lastUsedAt, locale) : t('display.neverUsed')),
      filter: { kind: 'date', value: ({ lastUsedAt }) => (lastUsedAt ? dayOf(lastUsedAt) : null) },
    },
    {
      field: 'actions',
      header: t('display.actions'),
      isActions: true,
      align: 'right',
      width: 120,
      text: () => '',
      cell: ({ id, name }) => (
        <>
          <RowButton
            icon="qr"
            label={t('display.code.of', { name })}
            onClick={() => dispatch(dialogShown({ kind: 'displayCode', id }))}
          />
          <RowButton
            icon="unlink"
            label={t('display.revoke', { name })}
            onClick={() => dispatch(removalAsked({ kind: 'deleteDisplayLink', id }))}
          />
        </>
      ),
    },
  ];
  return (
    <DataGrid
      id="displayLinks"
      label={t('display.links')}
      query={query}
      rows={links}
      columns={columns}
      rowId={linkId}
      {...useChangedRow('displayLink', links)}
      nothingYet={t('display.nothingYet')}
    />
  );
}
