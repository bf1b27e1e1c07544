import { locales, roles } from '@contract/lists';
import { CAPSULE_FORMAT, CAPSULE_VERSION, type Capsule } from './capsuleFile';

/** Returns the place of the first part that is not as it has to be, or null. */
type Check = (value: unknown, place: string) => string | null;

const a = (isRight: (value: unknown) => boolean): Check => {
  return (value, place) => (isRight(value) ? null : place);
};

const text = a((value) => typeof value === 'string');
const number = a((value) => typeof value === 'number' && Number.isFinite(value));
const count = a((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const truth = a((value) => typeof value === 'boolean');
const time = a((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)));
const status = a((value) => typeof value === 'number' || typeof value === 'string');
const textOrNull = a((value) => value === null || typeof value === 'string');
const oneOf = (...options: readonly unknown[]) => a((value) => options.includes(value));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A slice is an object or a list. */
const slice = a((value) => typeof value === 'object' && value !== null);

const each =
  (check: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) return place;
    return firstFieldError(value.map((item: unknown, index) => () => check(item, `${place}[${index}]`)));
  };

const values =
  (check: Check): Check =>
  (value, place) => {
    if (!isObject(value)) return place;
    return firstFieldError(
      Object.entries(value).map(
        ([key, item]) =>
          () =>
            check(item, `${place}.${key}`),
      ),
    );
  };

const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    if (!isObject(value)) return place;
    const nameOf = (key: string) => (place === '' ? key : `${place}.${key}`);
    return firstFieldError(
      Object.entries(checks).map(
        ([key, check]) =>
          () =>
            check(value[key], nameOf(key)),
      ),
    );
  };

/** For what older files do not have. */
const optional =
  (check: Check): Check =>
  (value, place) =>
    value === undefined ? null : check(value, place);

function firstFieldError(checks: (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}

const parts: Record<keyof Capsule, Check> = {
  format: oneOf(CAPSULE_FORMAT),
  formatVersion: oneOf(1, CAPSULE_VERSION),
  app: fields({ version: text, commit: text }),
  madeAt: time,
  note: text,
  locale: oneOf(...locales),
  roles: each(oneOf(...roles)),
  viewport: fields({ width: number, height: number, pixelRatio: number, isDark: truth }),
  device: optional(
    fields({
      userAgent: text,
      timeZone: text,
      pointer: oneOf('coarse', 'fine'),
      zoom: number,
      isSunlight: truth,
      pictures: optional(each(number)),
    }),
  ),
  route: text,
  trail: each(fields({ at: time, route: text })),
  base: values(slice),
  steps: each(fields({ action: fields({ type: text }), at: time, changed: values(text) })),
  final: values(slice),
  fingerprint: text,
  errors: each(fields({ at: time, afterSteps: count, message: text, stack: text })),
  calls: each(fields({ at: time, endpoint: text, method: text, status, milliseconds: number, requestId: textOrNull })),
  outbox: fields({ waiting: count, refused: count, isKept: truth }),
};

const whole = fields(parts);

/** Returns the place of the first part that does not fit into a capsule of this version, such as `steps[3].at`, or null. */
export const errorInCapsule = (value: unknown): string | null => whole(value, '');
