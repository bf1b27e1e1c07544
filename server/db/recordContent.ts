import type { ChangedField } from '@contract/change';
import type { ChangeAction, ChangeKind } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { Transaction } from './database';
import { changedFields, recordChanges, type RecordedValues } from './recordChange';

type ContentKind = Extract<ChangeKind, 'template' | 'category' | 'mapping' | 'price' | 'image'>;

interface ContentChange {
  action: Extract<ChangeAction, `${ContentKind}.${string}`>;
  actorId: string;
  /** Not given of what is new. */
  before?: NamedValues;
  /** Not given of what is gone. */
  after?: NamedValues;
}

type NamedValues = RecordedValues & { name: string };

/** So much of a text is on record. */
const LONGEST = 200;

/** Puts on record what was done to something that belongs to no club: its name, and which values are others. */
export async function recordContent(tx: Transaction, change: ContentChange): Promise<void> {
  const { action, actorId, before, after } = change;
  const which = { field: 'name', before: before?.name ?? null, after: after?.name ?? null };
  const others = changedFields(before ?? {}, after ?? {}).filter(({ field }) => field !== which.field);
  const fields = [which, ...others];
  await recordChanges(tx, [{ action, actorId, golfclub: null, fields: fields.map(shortened) }]);
}

/** Returns one value for each language, `name.de` for the German name. */
export function inLanguages(field: string, text: LocalizedString): RecordedValues {
  return Object.fromEntries(Object.entries(text).map(([locale, one]) => [`${field}.${locale}`, one]));
}

/** Returns what something is called on record: in English, else in the first language that there is. */
export function nameOnRecord(name: LocalizedString): string {
  return name.en || Object.values(name).find(Boolean) || '';
}

function shortened({ field, before, after }: ChangedField): ChangedField {
  return { field, before: shortText(before), after: shortText(after) };
}

function shortText(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
