import { safeSessionStorage } from '@/browserStorage/browserStorage';

const PREFIX = 'golf-club-draft/';

const keyOf = (userId: string, dialog: string) => `${PREFIX}${userId}/${dialog}`;

/** Keeps in this tab what somebody has typed into a dialog, for the next loading of the page. Secrets do not belong in it. */
export function storeDraft(userId: string, dialog: string, draft: unknown): void {
  // A full storage only means that a reload would lose what was typed.
  safeSessionStorage.setItem(keyOf(userId, dialog), JSON.stringify(draft));
}

/** Returns what this person had typed into the dialog; undefined if nothing readable was stored. */
export const readDraft = (userId: string, dialog: string): unknown =>
  safeSessionStorage.readJson(keyOf(userId, dialog));

export function dropDraft(userId: string, dialog: string): void {
  safeSessionStorage.removeItem(keyOf(userId, dialog));
}

/** Forgets the drafts of everybody: whoever signs out leaves nothing behind. */
export function dropDrafts(): void {
  for (const key of safeSessionStorage.keys()) {
    if (key.startsWith(PREFIX)) safeSessionStorage.removeItem(key);
  }
}
