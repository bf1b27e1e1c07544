let actual: DateConstructor | null = null;

/** Stops the clock at this instant (ISO 8601) for all code that asks for the date; null restores the clock. */
export function freezeDate(at: string | null): void {
  const instant = at === null ? null : Date.parse(at);
  replaceDate(instant === null ? null : () => instant);
}

/** Lets the clock go on from this instant (ISO 8601); null restores the clock. */
export function startDateAt(at: string | null): void {
  replaceDate(null);
  if (at === null) return;
  const { now } = Date;
  const offset = Date.parse(at) - now();
  replaceDate(() => now() + offset);
}

function replaceDate(now: (() => number) | null): void {
  if (actual) globalThis.Date = actual;
  actual = null;
  if (now === null) return;
  const originalDate = Date;
  actual = originalDate;
  globalThis.Date = new Proxy(originalDate, {
    apply: () => new originalDate(now()).toString(),
    construct: (target, given: unknown[], requested) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        requested === globalThis.Date ? target : requested,
      ) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
