import type { StylisPlugin } from '@emotion/cache';
import type { CapsuleDevice } from '@/capsule/capsuleFile';

const pointers = {
  coarse: { pointer: 'coarse', hover: 'none' },
  fine: { pointer: 'fine', hover: 'hover' },
} as const;

let pointer: CapsuleDevice['pointer'] | null = null;

/** Has this page ask for the media and read the clock as the reporter's device did, as far as a capsule knows it. */
export function emulateDevice(device: CapsuleDevice | undefined): void {
  if (!device) return;
  pointer = device.pointer;
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(asReported(query));
  globalThis.Date = zonedDate(device.timeZone);
}

/** Returns a media query in which what asks for the pointer is decided by the reporter's. */
function asReported(query: string): string {
  if (pointer === null) return query;
  const has = pointers[pointer];
  return query.replace(/\((?:any-)?(pointer|hover)\s*:\s*(\w+)\)/g, (_whole, feature: 'pointer' | 'hover', value) =>
    has[feature] === value ? '(min-width: 0px)' : '(max-width: 0px)',
  );
}

/** Does the same in the styles of this page. */
export const reportedMedia: StylisPlugin = (element) => {
  if (element.type === '@media') element.value = asReported(element.value);
};

const parts = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

/** Returns a Date whose local time is that of a time zone (IANA); the browser's own where it does not know the zone. */
export function zonedDate(timeZone: string): DateConstructor {
  const Plain = Date;
  const format = formatIn(timeZone);
  if (!format) return Plain;

  /** Milliseconds between the clock of the zone and UTC. */
  const offsetAt = (time: number): number => {
    const clock = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = clock;
    return Plain.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
  };
  const instantOf = (local: number): number => {
    if (Number.isNaN(local)) return local;
    const guess = local - offsetAt(local);
    return local - offsetAt(guess);
  };
  /** The clock of the zone as if it were UTC. */
  const localOf = (date: Date): Date => {
    const time = date.getTime();
    return new Plain(Number.isNaN(time) ? time : time + offsetAt(time));
  };

  class ZonedDate extends Plain {
    constructor(...given: [number | string | Date, ...number[]]) {
      super(...((given.length === 0 ? [] : [instantFrom(given)]) as [number]));
    }
    override getTimezoneOffset(): number {
      return Number.isNaN(this.getTime()) ? Number.NaN : -offsetAt(this.getTime()) / 60_000;
    }
  }
  function instantFrom([first, ...rest]: [number | string | Date, ...number[]]): number {
    if (rest.length > 0) return instantOf(Plain.UTC(...([first, ...rest] as [number, number])));
    // A text with a time but without a zone is local.
    if (typeof first === 'string' && /\d:\d\d(:\d\d(\.\d+)?)?$/.test(first) && !/[+-]\d\d:\d\d$/.test(first)) {
      return instantOf(Plain.parse(`${first.replace(' ', 'T')}Z`));
    }
    return new Plain(first).getTime();
  }
  for (const part of parts) {
    const get = function (this: Date) {
      return localOf(this)[`getUTC${part}`]();
    };
    Object.defineProperty(ZonedDate.prototype, `get${part}`, { value: get });
    if (part === 'Day') continue;
    const set = function (this: Date, ...values: [number]) {
      const local = localOf(this);
      local[`setUTC${part}`](...values);
      return this.setTime(instantOf(local.getTime()));
    };
    Object.defineProperty(ZonedDate.prototype, `set${part}`, { value: set });
  }
  return ZonedDate as DateConstructor;
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...numeric, ...time, timeZone, calendar: 'gregory' });
  } catch {
    return null;
  }
}
