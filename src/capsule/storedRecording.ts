import { safeSessionStorage } from '@/browserStorage/browserStorage';
import { type Capsule, capsuleIn, deduplicatedCapsule } from './capsuleFile';
import { type EarlierPages, pageRecorder, RECORDING_KEY } from './recorder';

/** Of the five million that browsers allow for all that a tab stores. */
const MOST_CHARACTERS = 2_000_000;
/** So many steps of earlier pages are stored, or the last page alone. */
const MOST_EARLIER_STEPS = 1000;

/** Keeps a masked recording in this tab for its next page; returns whether it was small enough. */
export function storeRecording(userId: string, capsule: Capsule): boolean {
  const text = `${userId}\n${JSON.stringify(deduplicatedCapsule(capsule))}`;
  return text.length <= MOST_CHARACTERS && safeSessionStorage.setItem(RECORDING_KEY, text);
}

/** Has the recorder go on from what this person did on the pages before this one; empty: nobody is signed in. */
export const resumeRecording = (userId: string): void => pageRecorder.resume(() => storedRecording(userId));

/** Null if nothing readable is stored, or that of somebody else. */
function storedRecording(userId: string): EarlierPages | null {
  const text = safeSessionStorage.getItem(RECORDING_KEY) ?? '';
  const end = text.indexOf('\n');
  const owner = text.slice(0, end);
  if (end < 0 || (owner !== '' && owner !== userId)) return null;
  try {
    const read = capsuleIn(JSON.parse(text.slice(end + 1)));
    return read && 'capsule' in read ? lastPages(read.capsule) : null;
  } catch {
    return null;
  }
}

function lastPages({ base, steps, errors, calls, trail }: Capsule): EarlierPages {
  const loadings = steps.flatMap(({ state }, at) => (state ? [{ state, at }] : []));
  const fitting = loadings.find(({ at }) => steps.length - at <= MOST_EARLIER_STEPS) ?? loadings.at(-1);
  if (steps.length <= MOST_EARLIER_STEPS || !fitting) return { base, steps, errors, calls, trail };
  const first = fitting.at + 1;
  const later = errors.filter(({ afterSteps }) => afterSteps >= first);
  return {
    base: fitting.state,
    steps: steps.slice(first),
    errors: later.map((error) => ({ ...error, afterSteps: error.afterSteps - first })),
    calls,
    trail,
  };
}
