import type { AppState } from '@/app/makeStore';
import { capsuleMaskedBy } from '@/capsule/makeCapsule';
import { makeMasking } from '@/capsule/masking/makeMasking';
import { dropStoredRecording, pageRecorder } from '@/capsule/recorder';
import { resumeRecording, storeRecording } from '@/capsule/storedRecording';
import { selectSession } from '@/session/sessionSlice';
import { metadataOf } from './exporting/pageCapsule';
import { maskRules } from './maskRules';

/** Fewer and fewer steps, until they fit. */
const mostSteps = [Infinity, 1000, 300, 100, 0];

const ownerOf = (state: AppState): string => selectSession(state)?.id ?? '';

/** Returns what keeps in this tab, masked, what was recorded until now. */
export function makeRecordingWriter() {
  let [masking, owner] = [makeMasking(maskRules), ''];
  return (state: AppState): void => {
    resumeRecording(ownerOf(state));
    if (ownerOf(state) !== owner) [masking, owner] = [makeMasking(maskRules), ownerOf(state)];
    const isStored = mostSteps.some((most) => {
      const recording = pageRecorder.recording(most);
      const earlier = most === Infinity ? recording.earlier : null;
      return storeRecording(owner, capsuleMaskedBy(masking, { ...recording, earlier }, metadataOf(state)));
    });
    if (!isStored) dropStoredRecording();
  };
}
