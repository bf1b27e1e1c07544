import { screen, waitFor } from '@testing-library/react';
import type { Golfclub } from '@contract/golfclub';
import type { EditedMember } from '@contract/member';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts, pagerWithText } from '@test/browser/openGrid';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { exportCsv } from '@test/browser/exportCsv';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { edited, memberCalls } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';

const path = '/private/changes';
const saved = catchSavedFiles();

/** Ada, an admin of one club, and a member of another whose every change is Ada's. */
async function adminAndMember() {
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({
    club: await fixtures.club(),
    name: 'Ada',
    surname: 'Lovelace',
    roles: ['ADMIN', 'APPROVED'],
  });
  const token = await fixtures.signedIn(admin);
  const club = await fixtures.club({ name: unique('Golfclub Ährenfeld') });
  const member = await fixtures.member({ club, name: 'Jörg', surname: unique("O'Brien"), handicap: 18.4 });
  const calls = memberCalls(api(token), club.id);
  const edit = (changed: Partial<EditedMember>) =>
    calls.edit(member.username, edited(member, { roles: ['PLAYER'], ...changed }));
  const remove = () => calls.remove(member);
  return { fixtures, admin, token, club, member, calls, edit, remove };
}

/** Returns the texts of the rows under the heads of the columns. */
const visibleRows = async () => gridTexts(await findGrid());

const shownEdit = {
  en: {
    when: /^[A-Z][a-z]+ \d+(?:st|nd|rd|th), \d{4}, \d+:\d\d\s[AP]M$/,
    action: 'User edited',
    words: [
      'E-Mail: %e → new.%e',
      'Roles: Approved, Player → Approved, Player, Pro',
      'Date of birth: (empty) → February 29th, 2000',
      'Gender: (empty) → Woman',
      'Handicap: 18.4 → +1.2',
      'Phone: (empty) → 089 1234',
      'Mobile: (empty) → 0151 1234',
    ],
  },
  de: {
    when: /^\d+\. [A-Z][a-zä]+ \d{4}, \d\d:\d\d$/,
    action: 'Benutzer bearbeitet',
    words: [
      'E-Mail: %e → new.%e',
      'Rollen: Freigegeben, Spieler/in → Freigegeben, Spieler/in, Pro',
      'Geburtsdatum: (leer) → 29. Februar 2000',
      'Geschlecht: (leer) → Frau',
      'Handicap: 18,4 → +1,2',
      'Telefon: (leer) → 089 1234',
      'Mobiltelefon: (leer) → 0151 1234',
    ],
  },
} as const;

test.each(['en', 'de'] as const)('an edit stands there with what was before and after, in %s', async (locale) => {
  const { token, club, member, edit } = await adminAndMember();
  await edit({
    email: `new.${member.email}`,
    roles: ['PLAYER', 'PRO'],
    dateOfBirth: '29.02.2000',
    gender: 'woman',
    handicap: -1.2,
    phone: '089 1234',
    mobile: '0151 1234',
  });
  await openApp({ path: `${path}?club=${club.id}`, as: token, locale });
  const [[when, who, what, person, ofClub, fields] = [], ...others] = await visibleRows();
  expect(others).toEqual([]);
  const { when: format, action, words } = shownEdit[locale];
  expect(when).toMatch(format);
  expect([who, what, person, ofClub]).toEqual(['Ada Lovelace', action, `Jörg ${member.surname}`, club.name]);
  expect(fields?.split('; ').sort()).toEqual(words.map((text) => text.replaceAll('%e', member.email)).sort());
});

test('a new club stands there with its fields, and clubs keep the name they had', async () => {
  const { token } = await adminAndMember();
  const name = unique('Fancourt');
  const address = { streetname: 'Montagu Street', streetnumber: '1', postalcode: '6529', city: 'George' };
  const { body: club } = await api(token).post<Golfclub>('/api/golfclub', {
    ...address,
    name,
    country: 'south africa',
  });
  await api(token).delete(`/api/golfclub/${club.id}`);
  await openApp({ path: `${path}?club=${club.id}`, as: token });
  const [deleted, created] = await visibleRows();
  expect(deleted?.slice(1)).toEqual(['Ada Lovelace', 'Golf club deleted', '–', name, '–']);
  expect(created?.slice(1, 5)).toEqual(['Ada Lovelace', 'Golf club created', '–', name]);
  expect(created?.[5]?.split('; ')).toContain('Country: South Africa');
});

test.each([
  ['en', 'Rows: -12.0 = 1, +4.3 = 1,008', 'Score-handicap map: 1 = 54.0, 10 = +3.0, 11 = 2, 12 = 18.…'],
  ['de', 'Zeilen: -12,0 = 1, +4,3 = 1.008', 'Score-Handicap-Tabelle: 1 = 54,0, 10 = +3,0, 11 = 2, 12 = 18.…'],
] as const)('the rows of maps are read in the numbers of the reader (%s)', async (locale, ...words) => {
  const { admin, token } = await adminAndMember();
  const fields = [
    { field: 'rows', before: null, after: '-12.0 = 1, 4.3 = 1008' },
    { field: 'scoreHandicapMap', before: null, after: '1 = 54.0, 10 = -3.0, 11 = 2, 12 = 18.…' },
  ];
  await sql(`insert into changes (action, actor_id, fields) values ('template.created', $1, $2)`, [
    admin.id,
    JSON.stringify(fields),
  ]);
  await openApp({ path: `${path}?member=${admin.id}`, as: token, locale });
  expect((await visibleRows()).map((row) => row[5])).toEqual([words.join('; ')]);
});

test('of somebody who was deleted the record says only that something was changed', async () => {
  const { token, club, member, edit, remove } = await adminAndMember();
  await edit({ phone: '089 1234' });
  await remove();
  await openApp({ path: `${path}?club=${club.id}`, as: token });
  const [deleted, change] = await visibleRows();
  expect(deleted?.slice(2, 4)).toEqual(['User deleted', 'Former member']);
  expect(change?.slice(3)).toEqual(['Former member', club.name, 'Phone: removed, because the person was deleted']);
  expect(document.body).not.toHaveTextContent(member.surname);
});

test.each([
  ['en', 'Name: Lag putting; Tips: (empty)'],
  ['de', 'Name: Lag putting; Tipps: (leer)'],
] as const)('what an entry has recorded as empty is not told as erased (%s)', async (locale, words) => {
  const { admin, token } = await adminAndMember();
  const fields = [
    { field: 'name', before: null, after: 'Lag putting' },
    { field: 'hints', before: null, after: '' },
  ];
  await sql(`insert into changes (action, actor_id, fields) values ('template.created', $1, $2)`, [
    admin.id,
    JSON.stringify(fields),
  ]);
  await openApp({ path: `${path}?member=${admin.id}`, as: token, locale });
  expect((await visibleRows()).map((row) => row[5])).toEqual([words]);
});

test.each([
  [
    'en',
    'Name: Chipping → Chips',
    'Name: Putting',
    'Training session: Long putts',
    'Training session: Pitching → Pitches',
  ],
  ['de', 'Name: Chippen → Chips', 'Name: Putten', 'Training: Lange Putts', 'Training: Pitching → Pitches'],
] as const)('names are recorded in both languages and read in the own one (%s)', async (locale, ...words) => {
  const { admin, token } = await adminAndMember();
  const names = (field: string, before: object | null, after: object | null, ...texts: (string | null)[]) => [
    {
      ...{ field, before: texts[0], after: texts[1] },
      localized: { ...(before && { was: before }), ...(after && { is: after }) },
    },
  ];
  const chips = [{ en: 'Chipping', de: 'Chippen' }, { en: 'Chips' }] as const;
  const putting = { en: 'Putting', de: 'Putten' };
  const putts = { en: 'Long putts', de: 'Lange Putts' };
  for (const [action, fields] of [
    ['category.edited', names('name', ...chips, 'Chipping', 'Chips')],
    ['category.deleted', names('name', putting, null, 'Putting', null)],
    ['training.started', names('training', putts, putts, 'Long putts', 'Long putts')],
    // As it was recorded before.
    ['training.started', [{ field: 'training', before: 'Pitching', after: 'Pitches' }]],
  ] as const) {
    const values = [action, admin.id, JSON.stringify(fields)];
    await sql('insert into changes (action, actor_id, fields) values ($1, $2, $3)', values);
  }
  await openApp({ path: `${path}?member=${admin.id}`, as: token, locale });
  expect((await visibleRows()).map((row) => row[5]).sort()).toEqual(words.toSorted());
});

test.each([
  ['en', 'Name: Chipping; Name (Deutsch): Chippen → Chips; Description (Deutsch): '],
  ['de', 'Name: Chippen → Chips; Beschreibung (Deutsch): '],
] as const)('a name that has changed in German alone stands there once (%s)', async (locale, words) => {
  const { fixtures, admin, token } = await adminAndMember();
  const { id } = await fixtures.category({ name: { en: 'Chipping', de: 'Chippen' } });
  const renamed = { id, name: { en: 'Chipping', de: 'Chips' }, description: {} };
  expect((await api(token).put('/api/challenges/trainingcategory', renamed)).status).toBe(200);
  await openApp({ path: `${path}?member=${admin.id}`, as: token, locale });
  const [row] = await visibleRows();
  expect(row?.[5]?.slice(0, words.length)).toBe(words);
});

test('the record of one person is what they did and what was done to them, and everybody is one click away', async () => {
  const { fixtures, token, club, member, calls, edit } = await adminAndMember();
  const other = await fixtures.member({ club, name: 'Nora', surname: unique('Zander') });
  await edit({ phone: '089 1234' });
  await calls.edit(other.username, edited(other, { roles: ['PLAYER'], handicap: 7 }));
  const { user } = await openApp({ path: `${path}?club=${club.id}&member=${member.id}`, as: token });
  const name = `Jörg ${member.surname}`;
  expect(await screen.findByText(`Only changes by ${name} and about ${name}`)).toBeVisible();
  expect(await visibleRows()).toHaveLength(1);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/private/users/${member.username}`);
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  await waitFor(async () => expect(await visibleRows()).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), other.surname);
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe(other.surname));
  await waitFor(async () => expect(await visibleRows()).toHaveLength(1));
});

test('kind and days narrow the record, in the words of the reader', async () => {
  const { fixtures, admin, token, club, edit } = await adminAndMember();
  await edit({ phone: '089 1234' });
  const { id } = await fixtures.category({ name: { en: 'Chipping', de: 'Chippen' } });
  await api(token).put('/api/challenges/trainingcategory', {
    id,
    name: { en: 'Chips', de: 'Chippen' },
    description: {},
  });
  // What others do meanwhile would take the first page.
  const { user } = await openApp({ path: `${path}?member=${admin.id}`, as: token, locale: 'de' });
  const kind = await screen.findByRole('combobox', { name: 'Betrifft' });
  await user.click(kind);
  await user.paste('Trainingskategorien');
  await user.click(await screen.findByRole('option', { name: 'Trainingskategorien' }));
  expect(new URLSearchParams(window.location.search).get('kind')).toBe('category');
  // Until it is answered, what was there before stays.
  await waitFor(async () => {
    const actions = (await visibleRows()).map(([, , action]) => action);
    expect(actions.filter((action) => !action?.includes('Trainingskategorie'))).toEqual([]);
  });
  const row = (await visibleRows()).find(([, , , , , words]) => words?.includes('Chipping → Chips'));
  expect(row?.slice(2, 5)).toEqual(['Trainingskategorie bearbeitet', '–', '–']);
  expect(row?.[5]).toMatch(/^Name: Chippen; Name \(English\): Chipping → Chips; /);
  await openApp({ path: `${path}?club=${club.id}&from=2020-01-01&to=2020-01-01` });
  expect(await screen.findByText(/Dazu gibt es keine Änderungen/)).toBeVisible();
});

test('all that is shown is saved as one file', async () => {
  const { token, club, member, edit } = await adminAndMember();
  await edit({ phone: '+1 089' });
  const { user } = await openApp({ path: `${path}?club=${club.id}`, as: token });
  await screen.findByRole('gridcell', { name: 'User edited' });
  await exportCsv(user);
  expect(await screen.findByText('1 row exported.')).toBeVisible();
  const text = new TextDecoder().decode(await saved.at(-1)?.bytes);
  expect(saved.at(-1)?.name).toMatch(/^changes-.+\.csv$/);
  expect(text).toMatch(/^When,Who,What,Person,Golfclub,Before → after\r\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Ada Lovelace,/);
  expect(text).toContain(member.surname);
});

test('the changes of one club can be chosen by its name', async () => {
  const { token, club, edit } = await adminAndMember();
  await edit({ phone: '089 1234' });
  const { user } = await openApp({ path, as: token });
  const choice = await screen.findByRole('combobox', { name: 'Golfclub' });
  expect(choice).toHaveAttribute('placeholder', 'All golf clubs');
  await user.click(choice);
  await user.paste(club.name);
  await user.click(await screen.findByRole('option', { name: club.name }));
  await waitFor(async () => expect(await visibleRows()).toHaveLength(1));
  expect(window.location.search).toBe(`?club=${club.id}`);
});

test('a long record is paged', async () => {
  const { token, club, edit } = await adminAndMember();
  for (let tenth = 1; tenth <= 27; tenth += 1) await edit({ handicap: tenth / 10 });
  const { user } = await openApp({ path: `${path}?club=${club.id}`, as: token });
  const pager = await pagerWithText('Changes', '1–25 of 27');
  await user.click(pager.getByRole('button', { name: 'Next page' }));
  await pagerWithText('Changes', '26–27 of 27');
  await waitFor(async () => expect(await visibleRows()).toHaveLength(2));
  expect(window.location.search).toBe(`?club=${club.id}&page=2`);
});

test('an address beyond the last page leads to the last one', async () => {
  const { token, club, edit } = await adminAndMember();
  await edit({ phone: '+1 089' });
  await openApp({ path: `${path}?club=${club.id}&page=7`, as: token });
  await screen.findByRole('gridcell', { name: 'User edited' });
  expect(window.location.search).toBe(`?club=${club.id}`);
});

test('a pro is told that the record is not for her', async () => {
  const fixtures = await makeFixtures();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED'] });
  await openApp({ path, as: await fixtures.signedIn(pro) });
  expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
});
