import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showDate, showTypedDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showDifference, showHandicap } from '@/i18n/numbers';
import type { Change, ChangedField } from '@contract/change';
import {
  countries,
  genders,
  leagueTablePrizes,
  type Locale,
  locales,
  mailFailures,
  mailKinds,
  roles,
  trainingTypes,
} from '@contract/lists';

type Action = Change['action'];

/** Returns what was done, in words; what only a newer server does keeps its name. */
export function actionText(action: Action, t: TFunction): string {
  const [kind, happened] = action.split('.');
  return t(`changes.action.${kind}.${happened}` as 'changes.action.member.edited', { defaultValue: action });
}

/** Returns what puts the fields of an entry into one line of words. */
export function useChangeTexts(): (change: Pick<Change, 'action' | 'fields'>) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ action, fields }) => {
      const name = fields.find(({ field }) => field === 'name');
      // The name, which says of what it is, may be what has changed: in the language of the reader once is enough.
      const isRepeated = (changed: ChangedField) =>
        name !== undefined &&
        changed.field.startsWith('name.') &&
        valuesText(action, changed, t) === valuesText(action, name, t);
      return fields
        .filter((changed) => !isRepeated(changed))
        .map((changed) => `${fieldText(action, changed.field, t)}: ${valuesText(action, changed, t)}`)
        .join('; ');
    },
    [t],
  );
}

/** Of a whole import, and of its undoing. */
const counts: readonly string[] = ['created', 'updated', 'removed', 'restored'];

const content = /^(template|category|mapping|price|image)\./;

/** A field that only a newer server records keeps its name. */
function fieldText(action: Action, field: string, t: TFunction): string {
  const [name = field, part] = field.split('.');
  const locale = locales.find((one) => one === part);
  if (locale) {
    const language = t(`shell.languages.${locale}`);
    return t('changes.inLanguage', { field: fieldText(action, name, t), language });
  }
  if (name === 'ball') return t('changes.ball', { number: part });
  const topics = [
    ...(action.startsWith('golfclub.') ? ['clubs.field'] : []),
    ...(content.test(action) ? ['changes.content'] : []),
    ...['changes.field', 'users'],
  ];
  return t(
    topics.map((topic) => `${topic}.${name}` as 'users.name'),
    { defaultValue: field },
  );
}

/** What the field was and is; where the person was deleted, only that it is no longer known. */
function valuesText(action: Action, changed: ChangedField, t: TFunction): string {
  const { field, before, after } = inLanguageOfReader(changed);
  if (counts.includes(field)) return after ?? '';
  // What erasing leaves is the name of the field; a value that was empty is null, or an empty text in old entries.
  const isErased = before === undefined && after === undefined;
  if (isErased) return t('changes.erased');
  if (before && action.endsWith('.deleted')) return valueText(field, before, t);
  const none = field.startsWith('ball.') ? t('changes.open') : t('changes.empty');
  const [was, is] = [before, after].map((recorded) => (recorded ? valueText(field, recorded, t) : none));
  // Which thing it was is the same before and after, and of what is new, or only happened, it goes without saying that
  // there was nothing.
  return was === is || /\.(created|restored|uploaded|mailSent|mailGivenUp)$/.test(action)
    ? `${is}`
    : t('changes.fromTo', { was, is });
}

/** Without `localized` a name is the same in each language, or the entry is from before names were recorded in both. */
function inLanguageOfReader({ localized, ...changed }: ChangedField): ChangedField {
  const { was, is } = localized ?? {};
  return {
    ...changed,
    ...(was && { before: localizedText(was) }),
    ...(is && { after: localizedText(is) }),
  };
}

function valueText(field: string, recorded: string, t: TFunction): string {
  const locale = currentLocale();
  switch (field) {
    case 'roles':
      return recorded
        .split(', ')
        .map((name) => oneOf(roles, name, (role) => t(`users.role.${role}`)))
        .join(', ');
    case 'plannedDate':
      return showDate(recorded, locale);
    case 'dateOfBirth':
      return showTypedDate(recorded, locale);
    case 'handicap':
      return showHandicap(Number(recorded), locale);
    case 'rows':
      return pairsText(recorded, locale, showDifference);
    case 'scoreHandicapMap':
      return pairsText(recorded, locale, showHandicap);
    case 'country':
      return oneOf(countries, recorded, (country) => t(`clubs.countries.${country}`));
    case 'gender':
      return oneOf(genders, recorded, (gender) => t(`changes.gender.${gender}`));
    case 'type':
      return oneOf(trainingTypes, recorded, (type) => t(`templates.type.${type}`));
    case 'leagueTablePrize':
      return oneOf(leagueTablePrizes, recorded, (prize) => t(`prizes.place.${prize}`));
    case 'mail':
      return oneOf(mailKinds, recorded, (mail) => t(`changes.mail.${mail}`));
    case 'mailFailure':
      return oneOf(mailFailures, recorded, (failure) => t(`access.mailing.failure.${failure}`));
    case 'teamMode':
      return t('changes.yes');
    default:
      return recorded;
  }
}

const pairFormat = /^(-?\d+(?:\.\d)?) = (-?\d+(?:\.\d)?)$/;

/**
 * Returns pairs such as `1 = 54.0` in the numbers of the locale, those with a decimal by `showDecimal`; others, such as one
 * that the record cuts off, stay as they are.
 */
function pairsText(recorded: string, locale: Locale, showDecimal: (decimal: number, locale: Locale) => string): string {
  const whole = new Intl.NumberFormat(locale);
  const show = (text: string) => (text.includes('.') ? showDecimal(Number(text), locale) : whole.format(Number(text)));
  return recorded
    .split(', ')
    .map((pair) => {
      const [, left, right] = pairFormat.exec(pair) ?? [];
      return left === undefined || right === undefined ? pair : `${show(left)} = ${show(right)}`;
    })
    .join(', ');
}

function oneOf<Value extends string>(values: readonly Value[], recorded: string, inWords: (value: Value) => string) {
  const known = values.find((value) => value === recorded);
  return known === undefined ? recorded : inWords(known);
}
