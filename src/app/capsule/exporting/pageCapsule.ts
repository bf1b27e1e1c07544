import type { AppState } from '@/app/makeStore';
import { makeCountedCapsule, type Surroundings } from '@/capsule/makeCapsule';
import { makeMasking } from '@/capsule/masking/makeMasking';
import { pageRecorder } from '@/capsule/recorder';
import { resumeRecording } from '@/capsule/storedRecording';
import { currentLocale } from '@/i18n/locale';
import { isUndecided } from '@/outbox/entries';
import { selectEntries, selectIsKept } from '@/outbox/outboxSlice';
import { selectLocation } from '@/routing/locationSlice';
import { selectSession } from '@/session/sessionSlice';
import { appVersion } from '@contract/appVersion';
import { maskRules } from '../maskRules';

export type PageCapsule = ReturnType<typeof makeCountedCapsule>;

/** Returns the capsule of what happened on this page, without a note yet; how it failed where it cannot be made. */
export function makePageCapsule(state: AppState): { made: PageCapsule } | { failure: unknown } {
  try {
    resumeRecording(selectSession(state)?.id ?? '');
    return { made: makeCountedCapsule(pageRecorder.recording(), maskRules, surroundingsOf(state)) };
  } catch (failure) {
    return { failure };
  }
}

/** Returns the errors of this page as a text, masked by what is known now, for when there is no capsule; the last is why. */
export function errorsOfPage(state: AppState, failure: unknown): string {
  const masking = makeMasking(maskRules);
  for (const [name, slice] of Object.entries(state)) masking.collect(slice, name);
  const why = failure instanceof Error ? { message: failure.message, stack: failure.stack ?? '' } : null;
  return [...pageRecorder.recording().errors, ...(why ? [why] : [])]
    .map(({ message, stack }) => masking.maskText(stack.includes(message) ? stack : `${message}\n${stack}`))
    .join('\n\n');
}

/** Returns what a capsule of this page says beside what was recorded, without a note yet. */
export function surroundingsOf(state: AppState): Surroundings {
  const { path, search } = selectLocation(state);
  const balls = selectEntries(state).filter(({ kind }) => kind === 'ball');
  const refused = balls.filter(isUndecided).length;
  return {
    note: '',
    locale: currentLocale(),
    roles: selectSession(state)?.roles ?? [],
    viewport: {
      width: window.innerWidth,
      height: window.innerHeight,
      pixelRatio: window.devicePixelRatio,
      isDark: document.documentElement.hasAttribute('data-dark'),
    },
    route: path + search,
    app: appVersion,
    madeAt: new Date().toISOString(),
    outbox: { waiting: balls.length - refused, refused, isKept: selectIsKept(state) },
  };
}
