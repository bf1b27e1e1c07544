import { CAPSULE_FORMAT, CAPSULE_VERSION, type Capsule } from '../../src/capsule/capsuleFile';

/** Returns a capsule in which nothing has happened, with the given parts. */
export function someCapsule(parts: Partial<Capsule> = {}): Capsule {
  return {
    format: CAPSULE_FORMAT,
    formatVersion: CAPSULE_VERSION,
    app: { version: 'development', commit: 'development' },
    madeAt: '2026-11-20T10:00:00.000Z',
    note: '',
    locale: 'en',
    roles: [],
    viewport: { width: 1440, height: 900, pixelRatio: 1, isDark: false },
    route: '/public/login',
    trail: [],
    base: {},
    steps: [],
    final: {},
    fingerprint: '',
    errors: [],
    calls: [],
    outbox: { waiting: 0, refused: 0, isKept: true },
    ...parts,
  };
}
