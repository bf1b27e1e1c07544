import type { ChangedField } from '@contract/change';
import type { ChangeAction } from '@contract/lists';
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

/** Returns the fields whose values differ, as the record shows them; passwords and codes must not be among them. */
export function changedFields(before: RecordedValues, after: RecordedValues): ChangedField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [was, is] = [asText(before[field]), asText(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** The values of something by their fields. */
export type RecordedValues = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

function asText(value: RecordedValues[string]): string | null {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? null : text;
}
