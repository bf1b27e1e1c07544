import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addressOf } from '@/filters/address';
import { showInstant } from '@/i18n/dates';
import { dayjs } from '@/i18n/dayjs';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { removalAsked } from '@/modal/modalSlice';
import { useMemberLink } from '@/routing/MemberLink';
import { CellLink, RowButton } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { Change } from '@contract/change';
import { changeActions, type Locale } from '@contract/lists';
import { actionText, useChangeTexts } from './changeTexts';

/** As spreadsheets read moments, at the reader's place. */
const momentFormat: Readonly<Record<Locale, string>> = { en: 'YYYY-MM-DD HH:mm:ss', de: 'DD.MM.YYYY HH:mm:ss' };

/** An import that is not undone yet. */
export const isUndoableImport = ({ action, memberImport }: Change): boolean =>
  action === 'member.imported' && memberImport?.isUndone === false;

/**
 * Returns the columns of the record: when, who, what, whom it concerns, and what was before and after; and, where imports can
 * be undone, one for that.
 */
export function useChangeColumns({ undoesImports = false } = {}): GridColumn<Change>[] {
  const { t } = useTranslation();
  const memberLink = useMemberLink();
  const fieldsText = useChangeTexts();
  return useMemo(() => {
    const locale = currentLocale();
    return [
      {
        field: 'at',
        header: t('changes.at'),
        minWidth: 256,
        isTitle: true,
        isSortable: true,
        text: ({ at }) => showInstant(at, locale),
        file: ({ at }) => dayjs(at).format(momentFormat[locale]),
        filter: { kind: 'date' },
      },
      {
        field: 'actor',
        header: t('changes.actor'),
        minWidth: 120,
        isSortable: true,
        text: ({ actor }) => (actor ? personName(actor) : t('changes.nobody')),
        filter: { kind: 'text' },
        cell: ({ actor }) => (actor ? memberLink(actor, personName(actor)) : t('changes.nobody')),
      },
      {
        field: 'action',
        header: t('changes.what'),
        minWidth: 150,
        isSortable: true,
        text: ({ action }) => actionText(action, t),
        filter: { kind: 'choice', choices: changeActions.map((value) => ({ value, label: actionText(value, t) })) },
      },
      {
        field: 'member',
        header: t('changes.member'),
        minWidth: 120,
        isSortable: true,
        text: ({ member }) => (member ? personName(member) : '–'),
        filter: { kind: 'text' },
        cell: ({ member, memberImport }) => {
          if (memberImport) {
            const rows = addressOf('changes', { import: memberImport.id });
            return <CellLink to={rows}>{t('changes.importRows')}</CellLink>;
          }
          return member ? memberLink(member, personName(member)) : '–';
        },
      },
      {
        field: 'golfclub',
        header: t('changes.golfclub'),
        minWidth: 140,
        isSortable: true,
        text: ({ golfclub }) => golfclub?.name ?? '–',
        filter: { kind: 'text' },
        cell: ({ golfclub }) =>
          golfclub ? (
            <CellLink
              to={addressOf('changes', { club: golfclub.id })}
              label={t('changes.onlyOf', { name: golfclub.name })}
            >
              {golfclub.name}
            </CellLink>
          ) : (
            '–'
          ),
      },
      {
        field: 'fields',
        header: t('changes.fields'),
        flex: 3,
        minWidth: 240,
        text: (change) => fieldsText(change) || '–',
        filter: { kind: 'text' },
      },
      ...(undoesImports
        ? [
            {
              field: 'actions',
              header: t('changes.actions'),
              isActions: true,
              width: 70,
              text: () => '',
              cell: (change: Change) => <UndoImport change={change} />,
            },
          ]
        : []),
    ];
  }, [t, memberLink, fieldsText, undoesImports]);
}

function UndoImport({ change }: { change: Change }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { memberImport } = change;
  if (!memberImport || !isUndoableImport(change)) return null;
  const { id } = memberImport;
  return (
    <RowButton
      icon="undo"
      label={t('importing.undo')}
      onClick={() => dispatch(removalAsked({ kind: 'deleteImport', id }))}
    />
  );
}
