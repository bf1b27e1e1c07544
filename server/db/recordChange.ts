import type { ChangedField } from '@contract/change';
import { type ChangeAction, locales } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import { jsonText } from './columnValues';
import type { Transaction } from './database';

export interface RecordedChange {
  action: ChangeAction;
  /** Null where nobody was signed in. */
  actorId: string | null;
  /** Null where it concerns none. */
  golfclub: { id: string; name: string } | null;
  memberId?: string;
  importId?: string;
  /** The member's, after an import. */
  memberVersion?: number;
  fields?: ChangedField[];
}

/** Puts changes on record, in the transaction that makes them, so that there is never one without the other. */
export async function recordChanges(tx: Transaction, changes: readonly RecordedChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('changes')
    .values(
      changes.map(({ action, actorId, golfclub, memberId, importId, memberVersion, fields }) => ({
        action,
        actor_id: actorId,
        golfclub_id: golfclub?.id ?? null,
        golfclub_name: golfclub?.name ?? null,
        member_id: memberId ?? null,
        import_id: importId ?? null,
        member_version: memberVersion ?? null,
        fields: jsonText(fields ?? []),
      })),
    )
    .execute();
}

type RecordedValue = string | number | boolean | readonly string[] | LocalizedString | null | undefined;

/** The values of something by their fields. */
export type RecordedValues = Readonly<Record<string, RecordedValue>>;

/** Returns the fields whose values differ, as the record shows them; passwords and codes must not be among them. */
export function changedFields(before: RecordedValues, after: RecordedValues): ChangedField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => recordedField(field, before[field], after[field]));
}

/** Returns a field with what it was and is. Of a name that is another one in another language it has all of them. */
export function recordedField(field: string, before: RecordedValue, after: RecordedValue): ChangedField {
  const texts = { field, before: asText(before), after: asText(after) };
  const [was, is] = [before, after].map((value) => (isLocalized(value) ? value : null));
  const hasOthers = [was, is].some(
    (name) => name && locales.some((locale) => name[locale] && name[locale] !== asText(name)),
  );
  return hasOthers ? { ...texts, localized: { ...(was && { was }), ...(is && { is }) } } : texts;
}

function isSame(before: RecordedValue, after: RecordedValue): boolean {
  if (!isLocalized(before) || !isLocalized(after)) return asText(before) === asText(after);
  return locales.every((locale) => (before[locale] ?? '') === (after[locale] ?? ''));
}

/** A localized text stands on record in English, else in the first language that there is. */
function asText(value: RecordedValue): string | null {
  if (isLocalized(value)) return value.en || Object.values(value).find(Boolean) || null;
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? null : text;
}

const isLocalized = (value: RecordedValue): value is LocalizedString =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
