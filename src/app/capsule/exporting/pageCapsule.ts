import { type AppState, reducer } from '@/app/makeStore';
import type { CapsuleDevice, CapsuleState } from '@/capsule/capsuleFile';
import { liftedState } from '@/capsule/devToolsFile';
import { makeCountedCapsule, type CapsuleMetadata } from '@/capsule/makeCapsule';
import { makeMasking } from '@/capsule/masking/makeMasking';
import { pageRecorder } from '@/capsule/recorder';
import { STATE_FORMAT, STATE_VERSION, type StateFile } from '@/capsule/stateFile';
import { resumeRecording } from '@/capsule/storedRecording';
import { currentLocale } from '@/i18n/locale';
import { isUndecided } from '@/outbox/entries';
import { selectEntries, selectIsStored } from '@/outbox/outboxSlice';
import { selectLocation } from '@/routing/locationSlice';
import { selectSession } from '@/session/sessionSlice';
import { formTyped } from '@/ui/forms/formsSlice';
import { typedForms } from '@/ui/reportTyped';
import { appVersion } from '@contract/appVersion';
import { maskRules } from '../maskRules';

export type PageCapsule = ReturnType<typeof makeCountedCapsule>;

/** Returns the capsule of what happened on this page, without a note yet; how it failed where it cannot be made. */
export function makePageCapsule(state: AppState): { made: PageCapsule } | { failure: unknown } {
  try {
    resumeRecording(selectSession(state)?.id ?? '');
    return { made: makeCountedCapsule(pageRecorder.recording(), maskRules, metadataOf(state)) };
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

/**
 * Returns the file of a state of this page as it is now, with what is typed into its forms and the actions that led there, for
 * this app and for the Redux DevTools.
 */
export function pageState(state: AppState): StateFile & ReturnType<typeof liftedState> {
  const savedAt = new Date().toISOString();
  const recorded = pageRecorder.recording().steps;
  const typed = typedForms().flatMap(({ form, draft }) => (draft ? [formTyped({ form, draft })] : []));
  const whole = typed.reduce(reducer, state);
  const steps = recorded.map(({ action, at, before }, index) => ({
    ...{ action, at: new Date(at).toISOString() },
    isIdle: before === (recorded[index + 1]?.before ?? state),
  }));
  const base = (recorded[0]?.before ?? state) as CapsuleState;
  const typedSteps = typed.map((action) => ({ action, at: savedAt, isIdle: false }));
  return {
    format: STATE_FORMAT,
    formatVersion: STATE_VERSION,
    app: appVersion,
    savedAt,
    locale: currentLocale(),
    address: routeOf(state),
    state: { ...whole },
    ...liftedState({ base, steps: [...steps, ...typedSteps], madeAt: savedAt }),
  };
}

function routeOf(state: AppState): string {
  const { path, search } = selectLocation(state);
  return path + search;
}

/** Returns what a capsule of this page says beside what was recorded, without a note yet. */
export function metadataOf(state: AppState): CapsuleMetadata {
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
    device: pageDevice(),
    route: routeOf(state),
    app: appVersion,
    madeAt: new Date().toISOString(),
    outbox: { waiting: balls.length - refused, refused, isKept: selectIsStored(state) },
  };
}

function pageDevice(): CapsuleDevice {
  return {
    userAgent: navigator.userAgent,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    pointer: window.matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine',
    // Both in CSS pixels, but only the inner one shrinks as the page is enlarged.
    zoom: Math.round((20 * window.outerWidth) / window.innerWidth) / 20 || 1,
    isSunlight: document.documentElement.hasAttribute('data-sunlight'),
    pictures: [...document.querySelectorAll('[data-own-shape]')].map(shapeOf),
  };
}

/** Returns the width of a picture by its height, as far as it has been loaded. */
const shapeOf = (picture: Element): number =>
  picture instanceof HTMLImageElement && picture.naturalHeight > 0
    ? picture.naturalWidth / picture.naturalHeight
    : 4 / 3;
