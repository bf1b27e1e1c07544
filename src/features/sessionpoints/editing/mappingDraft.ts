import type { Mapping } from '../../../../contract/mapping';
import { dropDraft, readDraft } from '../../../session/drafts';
import type { MappingValues } from './mappingForm';

/** What was typed into a mapping and not saved, and the mapping as it was read then. */
export interface MappingDraft {
  mapping: Mapping;
  values: MappingValues;
}

export const draftName = (id: string) => `mapping/${id}`;

export const dropMappingDraft = (userId: string, id: string): void => dropDraft(userId, draftName(id));

/** Returns what this person had typed into the mapping; null if there is nothing that this version of the app can read. */
export function mappingDraftOf(userId: string, id: string): MappingDraft | null {
  const draft = readDraft(userId, draftName(id));
  return isDraft(draft) && draft.mapping.id === id ? draft : null;
}

function isDraft(draft: unknown): draft is MappingDraft {
  if (typeof draft !== 'object' || draft === null || !('mapping' in draft) || !('values' in draft)) return false;
  const { mapping, values } = draft as { mapping: Partial<Mapping> | null; values: Partial<MappingValues> | null };
  return (
    typeof mapping?.version === 'number' &&
    typeof mapping.name === 'string' &&
    Array.isArray(mapping.mapping) &&
    typeof values?.name === 'string' &&
    Array.isArray(values.rows) &&
    values.rows.every(
      (row) => typeof row.key === 'number' && typeof row.difference === 'string' && typeof row.points === 'string',
    )
  );
}
