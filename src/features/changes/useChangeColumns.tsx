import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { changeActions } from '../../../contract/lists';
import type { Change } from '../../../contract/change';
import { addressOf } from '../../filters/address';
import { showShortInstant } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { personName } from '../../i18n/personName';
import { CellLink } from '../../ui/dataGrid/CellLink';
import type { GridColumn } from '../../ui/dataGrid/gridColumn';
import { useChangeWords } from './useChangeWords';

/** Returns the columns of the record: when, who, what, whom it concerns, and what was before and after. */
export function useChangeColumns(): GridColumn<Change>[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const { fieldName, values } = useChangeWords();
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
    },
    {
      field: 'action',
      header: t('changes.what'),
      minWidth: 150,
      isSortable: true,
      text: ({ action }) => actionInWords(action, t),
      filter: { kind: 'choice', choices: changeActions.map((value) => ({ value, label: actionInWords(value, t) })) },
    },
    {
      field: 'member',
      header: t('changes.member'),
      minWidth: 120,
      isSortable: true,
      text: ({ member }) => (member ? personName(member) : '–'),
      filter: { kind: 'text' },
      cell: ({ member }) =>
        member ? <OnlyThese to={addressOf('changes', { member: member.id })} name={personName(member)} /> : '–',
    },
    {
      field: 'golfclub',
      header: t('changes.golfclub'),
      minWidth: 140,
      isSortable: true,
      text: ({ golfclub }) => golfclub?.name ?? '–',
      filter: { kind: 'text' },
      cell: ({ golfclub }) =>
        golfclub ? <OnlyThese to={addressOf('changes', { club: golfclub.id })} name={golfclub.name} /> : '–',
    },
    {
      field: 'fields',
      header: t('changes.fields'),
      flex: 3,
      minWidth: 240,
      text: ({ action, fields }) =>
        fields.map((changed) => `${fieldName(action, changed.field)}: ${values(action, changed)}`).join('; ') || '–',
      filter: { kind: 'text' },
    },
  ];
}

function actionInWords(action: Change['action'], t: TFunction): string {
  const [noun, happened] = action.split('.');
  return t(`changes.action.${noun}.${happened}` as 'changes.action.member.edited', { defaultValue: action });
}

function OnlyThese({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation();
  return (
    <CellLink to={to} label={t('changes.onlyOf', { name })}>
      {name}
    </CellLink>
  );
}
