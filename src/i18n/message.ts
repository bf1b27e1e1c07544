import type { ParseKeys, TFunction } from 'i18next';
import { currentLocale } from './locale';
import { type Planned, showPlannedDate } from './plannedTimes';

/** A calendar date or an instant, shown as a date in the language of whoever reads it. */
interface MessageDate {
  date: string;
  /** `HH:MM`, behind the date. */
  plannedTime?: string | null;
}

/** A text of the app as a state can hold it: its key and what stands in it, in no language yet. */
export interface Message {
  textKey: ParseKeys;
  values?: Readonly<Record<string, string | number | MessageDate | Message | readonly Message[]>>;
}

/** Returns for when a training is planned, as a message holds it. */
export const plannedDateValue = ({ plannedDate, plannedTime = null }: Planned): MessageDate => ({
  date: plannedDate,
  plannedTime,
});

/** Returns the words of a message. */
export function textOf(t: TFunction, { textKey, values = {} }: Message): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(t, value)]);
  return t(textKey, Object.fromEntries(texts) as Record<string, string | number>);
}

function valueText(t: TFunction, value: NonNullable<Message['values']>[string]): string | number {
  if (typeof value !== 'object') return value;
  if ('date' in value) return showPlannedDate({ ...value, plannedDate: value.date }, currentLocale());
  return 'textKey' in value ? textOf(t, value) : value.map((one) => textOf(t, one)).join('; ');
}
