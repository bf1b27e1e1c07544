import { array, boolean, type InferType, mixed, number, object, string, type TestContext } from 'yup';
import { callerRoles, locales } from '@contract/lists';
import { type FileError, errorOfNewer, errorOfShape } from './fileError';
import { deduplicate, resolveReferences } from './sharedParts';

export const CAPSULE_FORMAT = 'golf-club-capsule';
/** Grows with every change of the file that an older app could not read. */
export const CAPSULE_VERSION = 3;

/** A whole state of the store, masked; which slices it has depends on the version that made it. */
export type CapsuleState = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object, and no list. */
export const isObject = (value: unknown): value is CapsuleState =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A plain action as it reached the reducers, masked. */
export interface CapsuleAction {
  type: string;
  [part: string]: unknown;
}

const count = () => number().defined().integer().min(0);
export const text = () => string().defined();
/** ISO 8601, by the clock of the device. */
export const instant = () => text().test((value) => !Number.isNaN(Date.parse(value)));

/** An object whose values are all of one kind. */
function recordOf<Value>(isRight: (value: unknown) => value is Value) {
  const check = (value: unknown, { path, createError }: TestContext) => {
    if (value === undefined) return true;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return createError();
    const wrong = Object.entries(value).find(([, item]) => !isRight(item));
    return wrong ? createError({ path: `${path}.${wrong[0]}` }) : true;
  };
  return mixed<Readonly<Record<string, Value>>>().defined().test('record', check);
}
const isText = (value: unknown): value is string => typeof value === 'string';
/** A slice is an object or a list. */
const isSlice = (value: unknown): value is unknown => typeof value === 'object' && value !== null;

const step = object({
  action: object({ type: text() }).defined(),
  at: instant(),
  /** Fingerprint of each slice that it changed, as it was afterwards. */
  changed: recordOf(isText),
  /** Where the page was loaded again: the state with which it began. */
  state: recordOf(isSlice).optional(),
});

const error = object({
  at: instant(),
  /** How many of the steps had happened by then. */
  afterSteps: count(),
  message: text(),
  /** Empty where there was none. */
  stack: text(),
});

/** One call of the API; nothing of what was sent or answered. */
const call = object({
  at: instant(),
  /** Its name in the contract. */
  endpoint: text(),
  method: text(),
  /** The status of the answer, or how the call failed without one. */
  status: mixed<number | string>(
    (value): value is number | string => isText(value) || typeof value === 'number',
  ).defined(),
  milliseconds: number().defined(),
  /** The server's number for it; null where it sent none. */
  requestId: text().nullable(),
});

/** What the reporter sat in front of. */
const device = object({
  /** As the browser names itself. */
  userAgent: text(),
  /** IANA name. */
  timeZone: text(),
  pointer: mixed<'coarse' | 'fine'>().oneOf(['coarse', 'fine']).defined(),
  /** Of the browser, 1 is none; about, because no browser tells it. */
  zoom: number().defined(),
  isSunlight: boolean().defined(),
  /** Width by height of the pictures on the page that have a shape of their own, in their order. */
  pictures: array(number().defined()).optional(),
});

export const app = object({ version: text(), commit: text() }).defined();
export const locale = text().oneOf(locales);

/** Everything that is needed to see again what somebody saw, and nothing by which a person could be known. */
const schema = object({
  format: text().oneOf([CAPSULE_FORMAT]),
  /** In 1 some endpoints had other names; 1 and 2 have no table of shared parts. */
  formatVersion: number().defined().oneOf([1, 2, CAPSULE_VERSION]),
  app,
  madeAt: instant(),
  /** Written by the reporter. */
  note: text(),
  locale,
  /** Of whoever was signed in; empty: nobody. */
  roles: array(text().oneOf(callerRoles)).defined(),
  viewport: object({
    width: number().defined(),
    height: number().defined(),
    pixelRatio: number().defined(),
    isDark: boolean().defined(),
  }).defined(),
  /** Missing in older files. */
  device: device.optional().default(undefined),
  /** Path and query of the page; the pages before it, the oldest first. */
  route: text(),
  trail: array(object({ at: instant(), route: text() })).defined(),
  /** The state before the first of the steps. */
  base: recordOf(isSlice),
  steps: array(step).defined(),
  final: recordOf(isSlice),
  /** Of the final state. */
  fingerprint: text(),
  errors: array(error).defined(),
  calls: array(call).defined(),
  outbox: object({ waiting: count(), refused: count(), isKept: boolean().defined() }).defined(),
});

export type CapsuleError = InferType<typeof error>;
export type CapsuleCall = InferType<typeof call>;
export type CapsuleDevice = InferType<typeof device>;
/** One action with what came of it. */
export type CapsuleStep = Omit<InferType<typeof step>, 'action'> & { action: CapsuleAction };
export type Capsule = Omit<InferType<typeof schema>, 'steps'> & { steps: CapsuleStep[] };

/** The action of a step with which the page began anew. */
export const PAGE_LOADED = 'capsule/pageLoaded';

/** The parts with states, which have most in common. */
type States = Pick<Capsule, 'base' | 'steps' | 'final'>;

/** Returns a capsule as its file holds it: what is in several of its states and actions stands there once, in `shared`. */
export function deduplicatedCapsule<Whole extends States>({ base, steps, final, ...rest }: Whole) {
  const { value, shared } = deduplicate({ base, steps, final });
  return { ...rest, shared, ...(value as Readonly<Record<keyof States, unknown>>) };
}

function withResolvedReferences(file: object): object | null {
  if (!('shared' in file)) return file;
  const { shared, base, steps, final, ...rest } = file as Readonly<Record<string, unknown>>;
  try {
    return { ...rest, ...(resolveReferences({ base, steps, final }, shared as readonly unknown[]) as object) };
  } catch {
    return null;
  }
}

/** Returns the capsule that a value is, or why it cannot be opened; null if it is something else. */
export function capsuleIn(value: unknown): { capsule: Capsule } | { refused: FileError } | null {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== CAPSULE_FORMAT)
    return null;
  const newer = errorOfNewer(value, CAPSULE_VERSION);
  if (newer) return { refused: newer };
  const capsule = withResolvedReferences(value);
  const refused: FileError | null = capsule
    ? errorOfShape(capsule, schema)
    : { reason: 'damagedInside', path: 'shared' };
  return refused ? { refused } : { capsule: capsule as Capsule };
}
