import { CAPSULE_FORMAT, CAPSULE_VERSION, type Capsule } from '../../../capsule/capsuleFile';
import { shownOf, textOfCapsule } from './capsuleText';

const capsule: Capsule = {
  format: CAPSULE_FORMAT,
  formatVersion: CAPSULE_VERSION,
  app: { version: '1.0.0', commit: 'abc' },
  madeAt: '2026-11-22T10:00:00.000Z',
  note: '',
  locale: 'en',
  roles: [],
  viewport: { width: 390, height: 844, pixelRatio: 3, isDark: false },
  route: '/public/login',
  trail: [],
  base: { session: { session: null } },
  steps: [],
  final: { session: { session: null } },
  fingerprint: '0123456789abcdef',
  errors: [],
  calls: [],
  outbox: { waiting: 0, refused: 0, isKept: true },
};

test.each(['', 'The "table"\nis empty', '$& </script> \u2028'])(
  'the text of a capsule with the note %j is that capsule',
  (note) => {
    const text = textOfCapsule(capsule)(note);
    expect(JSON.parse(text)).toEqual({ ...capsule, note });
    expect(text.split('\n')).toContain('"session":{"session":null}');
  },
);

test('of a long text the beginning and the end are shown, and what is missing is counted', () => {
  const text = `first${'x'.repeat(60_000)}last`;
  const { parts, missing } = shownOf(text);
  expect(parts.join('').length + missing).toBe(text.length);
  expect(parts[0]).toMatch(/^first/);
  expect(parts[1]).toMatch(/last$/);
  expect(shownOf('short')).toEqual({ parts: ['short'], missing: 0 });
});
