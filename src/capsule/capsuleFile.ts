import type { Locale, Role } from '@contract/lists';

export const CAPSULE_FORMAT = 'golf-club-capsule';
/** Grows with every change of the file that an older app could not read. */
export const CAPSULE_VERSION = 2;

/** A whole state of the store, masked; which slices it has depends on the version that made it. */
export type CapsuleState = Readonly<Record<string, unknown>>;

/** A plain action as it reached the reducers, masked. */
export interface CapsuleAction {
  type: string;
  [part: string]: unknown;
}

/** One action with what came of it. */
export interface CapsuleStep {
  action: CapsuleAction;
  /** ISO 8601, by the clock of the device. */
  at: string;
  /** Fingerprint of each slice that it changed, as it was afterwards. */
  changed: Readonly<Record<string, string>>;
}

export interface CapsuleError {
  at: string;
  /** How many of the steps had happened by then. */
  afterSteps: number;
  message: string;
  /** Empty where there was none. */
  stack: string;
}

/** One call of the API; nothing of what was sent or answered. */
export interface CapsuleCall {
  at: string;
  /** Its name in the contract. */
  endpoint: string;
  method: string;
  /** The status of the answer, or how the call failed without one. */
  status: number | string;
  milliseconds: number;
  /** The server's number for it; null where it sent none. */
  requestId: string | null;
}

/** What the reporter sat in front of. */
export interface CapsuleDevice {
  /** As the browser names itself. */
  userAgent: string;
  /** IANA name. */
  timeZone: string;
  pointer: 'coarse' | 'fine';
  /** Of the browser, 1 is none; about, because no browser tells it. */
  zoom: number;
  isSunlight: boolean;
  /** Width by height of the pictures on the page that have a shape of their own, in their order. */
  pictures?: number[];
}

/** Everything that is needed to see again what somebody saw, and nothing by which a person could be known. */
export interface Capsule {
  format: typeof CAPSULE_FORMAT;
  /** In 1 some endpoints had other names. */
  formatVersion: 1 | typeof CAPSULE_VERSION;
  app: { version: string; commit: string };
  /** ISO 8601. */
  madeAt: string;
  /** What the reporter says. */
  note: string;
  locale: Locale;
  /** Of whoever was signed in; empty: nobody. */
  roles: Role[];
  viewport: { width: number; height: number; pixelRatio: number; isDark: boolean };
  /** Missing in older files. */
  device?: CapsuleDevice;
  /** Path and query of the page; the pages before it, the oldest first. */
  route: string;
  trail: { at: string; route: string }[];
  /** The state before the first of the steps. */
  base: CapsuleState;
  steps: CapsuleStep[];
  final: CapsuleState;
  /** Of the final state. */
  fingerprint: string;
  errors: CapsuleError[];
  calls: CapsuleCall[];
  outbox: { waiting: number; refused: number; isKept: boolean };
}
