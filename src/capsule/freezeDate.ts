let actual: DateConstructor | null = null;

/** Lets the clock stand at this instant (ISO 8601) for everything that asks for the date; null lets it go on. */
export function freezeDate(at: string | null): void {
  if (actual) globalThis.Date = actual;
  actual = null;
  if (at === null) return;
  const originalDate = Date;
  const now = originalDate.parse(at);
  actual = originalDate;
  globalThis.Date = new Proxy(originalDate, {
    apply: () => new originalDate(now).toString(),
    construct: (target, given: unknown[], requested) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now] : given,
        requested === globalThis.Date ? target : requested,
      ) as Date,
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  });
}
