import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/filters/address';
import { showShortInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { useMemberLink } from '@/routing/MemberLink';
import { CellLink } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { Change } from '@contract/change';
import { changeActions } from '@contract/lists';
import { actionText, useChangeTexts } from './changeTexts';

/** Returns the columns of the record: when, who, what, whom it concerns, and what was before and after. */
export function useChangeColumns(): GridColumn<Change>[] {
  const { t } = useTranslation();
  const memberLink = useMemberLink();
  const fieldsText = useChangeTexts();
  return useMemo(() => {
    const locale = currentLocale();
    return [
      {
        field: 'at',
        header: t('changes.at'),
        minWidth: 170,
        isTitle: true,
        isSortable: true,
        text: ({ at }) => showShortInstant(at, locale),
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
        cell: ({ member }) => (member ? memberLink(member, personName(member)) : '–'),
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
    ];
  }, [t, memberLink, fieldsText]);
}
