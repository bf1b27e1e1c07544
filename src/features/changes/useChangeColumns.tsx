import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addressOf } from '@/filters/address';
import { showShortDate, showShortInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { personName } from '@/i18n/personName';
import { removalAsked } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import { CellLink, RowButton } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { Change, ChangedField } from '@contract/change';
import { changeActions, countries, genders, roles } from '@contract/lists';

/** Returns the columns of the record: when, who, what, whom it concerns, and what was before and after. */
export function useChangeColumns(): GridColumn<Change>[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const { fieldName, values } = useChangeWords();
  const mayUndo = useMay('member.undoImport');
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
      cell: ({ member, memberImport }) => {
        if (memberImport) {
          return <CellLink to={addressOf('changes', { import: memberImport.id })}>{t('changes.importRows')}</CellLink>;
        }
        return member ? <OnlyThese to={addressOf('changes', { member: member.id })} name={personName(member)} /> : '–';
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
    ...(mayUndo
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
}

/** Undoes an import that is not undone yet. */
function UndoImport({ change: { action, memberImport } }: { change: Change }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (action !== 'member.imported' || !memberImport || memberImport.isUndone) return null;
  const { id } = memberImport;
  return (
    <RowButton
      icon="undo"
      label={t('importing.undo')}
      onClick={() => dispatch(removalAsked({ kind: 'deleteImport', id }))}
    />
  );
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

type Action = Change['action'];

/** Of a whole import, and of its undoing. */
const counts: readonly string[] = ['created', 'updated', 'removed', 'restored'];

/** Returns what puts one field of an entry into words. */
function useChangeWords() {
  const { t } = useTranslation();
  const locale = currentLocale();

  /** A field that a newer server records keeps its name. */
  const fieldName = (action: Action, field: string): string => {
    const topics = action.startsWith('golfclub.') ? ['clubs.field'] : ['changes.field', 'users'];
    return t(
      topics.map((topic) => `${topic}.${field}` as 'users.name'),
      { defaultValue: field },
    );
  };

  const role = (name: string) => {
    const known = roles.find((each) => each === name);
    return known ? t(`users.role.${known}`) : name;
  };
  const value = (field: string, recorded: string): string => {
    if (field === 'roles') return recorded.split(', ').map(role).join(', ');
    if (field === 'plannedDate') return showShortDate(recorded, locale);
    if (field === 'handicap') return showHandicap(Number(recorded), locale);
    const country = field === 'country' && countries.find((each) => each === recorded);
    if (country) return t(`clubs.countries.${country}`);
    const gender = field === 'gender' && genders.find((each) => each === recorded);
    return gender ? t(`changes.gender.${gender}`) : recorded;
  };

  return {
    fieldName,
    /** What the field was and is; where the person was deleted, only that it is no longer known. */
    values: (action: Action, { field, before, after }: ChangedField): string => {
      if (counts.includes(field)) return after ?? '';
      const isErased = !before && !after;
      if (isErased) return t('changes.erased');
      if (before && action.endsWith('.deleted')) return value(field, before);
      const [was, is] = [before, after].map((recorded) => (recorded ? value(field, recorded) : t('changes.empty')));
      // Of what is new it goes without saying that there was nothing before.
      return action.endsWith('.created') ? `${is}` : t('changes.fromTo', { was, is });
    },
  };
}
