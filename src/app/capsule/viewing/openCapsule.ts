import type { Capsule } from '../../../capsule/capsuleFile';
import { readCapsule, type Refusal } from '../../../capsule/readCapsule';
import { replay } from '../../../capsule/replay';
import { storeLocale } from '../../../i18n/locale';
import { startTexts } from '../../../i18n/startTexts';
import { reducer } from '../../makeStore';
import { withFilters } from './withFilters';
import '../everyEndpoint';

export interface Opened {
  capsule: Capsule;
  replayed: ReturnType<typeof replay>;
}

/**
 * Returns the capsule in a file with the states of all its steps, or why it cannot be opened; only then the page takes on
 * its language.
 */
export async function openCapsule(file: Blob): Promise<{ opened: Opened } | { refused: Refusal }> {
  const read = await readCapsule(file).catch(() => ({ refused: { reason: 'damaged' } as const }));
  if ('refused' in read) return read;
  const { capsule } = read;
  const replayed = replayedOf(capsule);
  if (!replayed) return { refused: { reason: 'damagedInside', place: 'base' } };
  await startTexts(capsule.locale).then(
    () => storeLocale(capsule.locale),
    // Without the texts of its language it is shown in the one that is there.
    () => undefined,
  );
  return { opened: { capsule, replayed } };
}

function replayedOf(capsule: Capsule): Opened['replayed'] | null {
  try {
    const replayed = replay(capsule, reducer);
    if ('filters' in capsule.base) return replayed;
    return { ...replayed, states: replayed.states.map(withFilters) };
  } catch {
    return null;
  }
}
