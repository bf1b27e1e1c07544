import Link from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Change } from '../../../contract/change';
import { addressOf } from '../../filters/address';
import { showInstant } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { personName } from '../../i18n/personName';
import type { GridColumn } from '../../ui/gridColumn';
import { ChangedFields } from './ChangedFields';

/** Returns the columns of the record: when, who, what, whom it concerns, and what was before and after. */
export function useChangeColumns(): GridColumn<Change>[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  return [
    {
      field: 'at',
      header: t('changes.at'),
      minWidth: 170,
      isTitle: true,
      cell: ({ at }) => <time dateTime={at}>{showInstant(at, locale)}</time>,
    },
    {
      field: 'actor',
      header: t('changes.actor'),
      minWidth: 120,
      cell: ({ actor }) => (actor ? personName(actor) : t('changes.nobody')),
    },
    { field: 'action', header: t('changes.what'), minWidth: 150, cell: ({ action }) => actionInWords(action, t) },
    {
      field: 'member',
      header: t('changes.member'),
      minWidth: 120,
      cell: ({ member }) =>
        member ? <OnlyThese to={addressOf('changes', { member: member.id })} name={personName(member)} /> : '–',
    },
    {
      field: 'golfclub',
      header: t('changes.golfclub'),
      minWidth: 140,
      cell: ({ golfclub }) =>
        golfclub ? <OnlyThese to={addressOf('changes', { club: golfclub.id })} name={golfclub.name} /> : '–',
    },
    {
      field: 'fields',
      header: t('changes.fields'),
      flex: 3,
      minWidth: 240,
      cell: (change) => <ChangedFields change={change} />,
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
    <Link
      component={RouterLink}
      to={to}
      aria-label={t('changes.onlyOf', { name })}
      sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere', whiteSpace: 'normal' }}
    >
      {name}
    </Link>
  );
}
