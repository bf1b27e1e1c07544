import type { Locale } from '@contract/lists';
import { mailTemplates } from '@contract/mailTemplates';
import { fieldReasons, refusals } from '@contract/refusals';
import { de } from './de';
import { capsule as germanCapsule } from './de/capsule';
import { capsuleViewer as germanViewer } from './de/capsuleViewer';
import { liveState as germanLive } from './de/liveState';
import { palette as germanPalette } from './de/palette';
import { en } from './en';
import { capsule as englishCapsule } from './en/capsule';
import { capsuleViewer as englishViewer } from './en/capsuleViewer';
import { liveState as englishLive } from './en/liveState';
import { palette as englishPalette } from './en/palette';

/** Returns every text by its whole key. */
function textsOf(topic: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(topic).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsOf(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

/** What mails say, with the names of the values in their place. */
function mailsIn(locale: Locale) {
  const ofMember = { name: '{{name}}', surname: '{{surname}}', username: '{{username}}', golfclub: '{{golfclub}}' };
  const filledIn = { ...ofMember, date: '{{date}}', link: '{{link}}' };
  const { access, approved, signUp } = mailTemplates[locale];
  return { access: access(filledIn), approved: approved(filledIn), signUp: signUp(filledIn) };
}

const english = new Map(
  textsOf({
    ...en,
    mails: mailsIn('en'),
    capsule: englishCapsule,
    capsuleViewer: englishViewer,
    liveState: englishLive,
    palette: englishPalette,
  }),
);

const german = new Map(
  textsOf({
    ...de,
    mails: mailsIn('de'),
    capsule: germanCapsule,
    capsuleViewer: germanViewer,
    liveState: germanLive,
    palette: germanPalette,
  }),
);

test('both languages have the same keys', () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
});

test.each([
  ['English', english],
  ['German', german],
])('no text of the %s ones is empty', (_language, texts) => {
  expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each([
  [/\bLigatabelle/, 'Rangliste'],
  [/\bSpielersession|\bEinheit\b/, 'Spielereinheit'],
  [/\bVereinsanzeige/, 'Clubanzeige'],
  [/\bVerein(?!sanzeige)|\bClub\b/, 'Golfclub'],
  [/\bKategorie/, 'Trainingskategorie'],
  [/\bnoch nicht gesendet/i, 'noch nicht übertragen'],
])('no German text says %s, which is %s', (replaced) => {
  expect([...german].filter(([, text]) => replaced.test(text))).toEqual([]);
});

test('both languages fill in the same values', () => {
  const valuesIn = (text = '') => [...text.matchAll(/\{\{(\w+(?:, number)?)\}\}/g)].map(([, name]) => name).sort();
  const differing = [...english].filter(
    ([key, text]) => JSON.stringify(valuesIn(text)) !== JSON.stringify(valuesIn(german.get(key))),
  );
  expect(differing).toEqual([]);
});

test.each(Object.keys(refusals))('the refusal %s has a text in both languages', (code) => {
  expect(english.get(`refusals.code.${code}`)).toBeTruthy();
  expect(german.get(`refusals.code.${code}`)).toBeTruthy();
});

test.each(fieldReasons)('a field refused as %s has a text in both languages', (reason) => {
  expect(english.get(`fields.reason.${reason}`)).toBeTruthy();
  expect(german.get(`fields.reason.${reason}`)).toBeTruthy();
});
