import type { ChangedField } from '@contract/change';
import type { ChangeAction, ChangeKind } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { Transaction } from './database';
import { changedFields, recordChanges, recordedField, type RecordedValues } from './recordChange';

type ContentKind = Extract<ChangeKind, 'template' | 'category' | 'mapping' | 'price' | 'image'>;

interface ContentChange {
  action: Extract<ChangeAction, `${ContentKind}.${string}`>;
  actorId: string;
  /** Not given of what is new. */
  before?: NamedValues;
  /** Not given of what is gone. */
  after?: NamedValues;
}

type NamedValues = RecordedValues & { name: string | LocalizedString };

/** So much of a text is on record. */
const LONGEST = 200;

/** Puts on record what was done to something that belongs to no club: its name, and which values are others. */
export async function recordContent(tx: Transaction, change: ContentChange): Promise<void> {
  const { action, actorId, before, after } = change;
  const which = recordedField('name', before?.name, after?.name);
  const others = changedFields(before ?? {}, after ?? {}).filter(({ field }) => field !== which.field);
  const fields = [which, ...others];
  await recordChanges(tx, [{ action, actorId, golfclub: null, fields: fields.map(shortened) }]);
}

/** Returns one value for each language, `name.de` for the German name. */
export function inLanguages(field: string, text: LocalizedString): RecordedValues {
  return Object.fromEntries(Object.entries(text).map(([locale, one]) => [`${field}.${locale}`, one]));
}

function shortened({ field, before, after, localized }: ChangedField): ChangedField {
  const texts = { field, before: shortText(before), after: shortText(after) };
  if (!localized) return texts;
  const { was, is } = localized;
  return { ...texts, localized: { ...(was && { was: shortName(was) }), ...(is && { is: shortName(is) }) } };
}

const shortName = ({ en, de }: LocalizedString): LocalizedString => ({
  ...(en !== undefined && { en: cut(en) }),
  ...(de !== undefined && { de: cut(de) }),
});

const shortText = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : cut(text);

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
