let actual: DateConstructor | null = null;

/** Lets the clock stand at this instant (ISO 8601) for everything that asks for the date; null lets it go on. */
export function freezeDate(at: string | null): void {
  if (actual) globalThis.Date = actual;
  actual = null;
  if (at === null) return;
  const live = Date;
  const now = live.parse(at);
  actual = live;
  globalThis.Date = new Proxy(live, {
    apply: () => new live(now).toString(),
    construct: (target, given: unknown[], requested) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now] : given,
        requested === globalThis.Date ? target : requested,
      ) as Date,
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  });
}
