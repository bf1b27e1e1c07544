import i18next from 'i18next';
import { fileNameOfToday } from '@/ui/saveFile';
import type { Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import { csvOfRows } from '@test/browser/exportCsv';
import { exportedUserColumns } from './exportedUserColumns';

describe('members csv', () => {
  const member: Member = {
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'Jörg',
    surname: "O'Brien",
    username: 'joerg.obrien',
    email: 'joerg@example.org',
    roles: ['APPROVED', 'PLAYER', 'PRO'],
    dateOfBirth: '07.03.1984',
    gender: 'man',
    handicap: 18.4,
    mobile: '0170 1234567',
    phone: null,
    golfclubId: '019a0000-0000-7000-8000-000000000002',
    golfclub: { id: '019a0000-0000-7000-8000-000000000002', name: 'Golfclub Bergblick' },
    version: 1,
  };

  async function csvOf(locale: Locale, ...changes: Partial<Member>[]) {
    return csvOfRows(
      locale,
      changes.map((change) => ({ ...member, ...change })),
      exportedUserColumns,
    );
  }

  test('an English file has a byte-order mark, commas, decimal points and line ends of RFC 4180', async () => {
    expect(await csvOf('en', {})).toBe(
      '\uFEFFGolfclub,Name,Surname,Roles,E-Mail,Username,Date of birth,Gender,Handicap,Phone,Mobile,Approved\r\n' +
        `Golfclub Bergblick,Jörg,O'Brien,"Player, Pro",joerg@example.org,joerg.obrien,07.03.1984,Man,18.4,,0170 1234567,Yes\r\n`,
    );
  });

  test('on paper the day of birth is written out', async () => {
    await csvOf('de');
    const born = exportedUserColumns(i18next.t).find(({ field }) => field === 'dateOfBirth');
    expect(born?.text(member)).toBe('7. März 1984');
  });

  test('a German file has a byte-order mark, semicolons and decimal commas', async () => {
    expect(await csvOf('de', { roles: ['PLAYER', 'UNAPPROVED'] })).toBe(
      '\uFEFFGolfclub;Vorname;Nachname;Rollen;E-Mail;Benutzername;Geburtsdatum;Geschlecht;Handicap;Telefon;Mobiltelefon;Freigegeben\r\n' +
        `Golfclub Bergblick;Jörg;O'Brien;Spieler/in;joerg@example.org;joerg.obrien;07.03.1984;Mann;"18,4";;0170 1234567;Nein\r\n`,
    );
  });

  test('roles are sorted as they are called, not as their codes are', async () => {
    expect(await csvOf('de', { roles: ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'] })).toContain(
      ';"Admin, Pro, Spieler/in";',
    );
    expect(await csvOf('en', { roles: ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'] })).toContain(',"Admin, Player, Pro",');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 89 123', "'+49 89 123"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\tx', `"'\tx"`],
    ['x;=1+1', `"x;'=1+1"`],
  ])('the text %j is not calculated by a spreadsheet', async (surname, cell) => {
    expect(await csvOf('en', { surname })).toContain(`,${cell},`);
    expect(await csvOf('de', { surname })).toContain(`;${cell};`);
  });

  test('a plus handicap is a negative number, which stays a number', async () => {
    expect(await csvOf('en', { handicap: -1.2 })).toContain(',-1.2,');
    expect(await csvOf('de', { handicap: -1.2 })).toContain(';"-1,2";');
  });

  test('separators, quotes and line breaks in a text stay in its cell', async () => {
    const csv = await csvOf('en', { name: 'Jo "Ace", junior', surname: 'two\nlines; one' });
    expect(csv).toContain(',"Jo ""Ace"", junior","two\nlines; one",');
  });

  test.each(['Nguyễn Thị', '李小龙', 'Ærø 🏌️‍♀️', 'Ünal'])('%s survives unchanged', async (name) => {
    expect(await csvOf('de', { name })).toContain(`;${name};`);
  });

  test('a list without anybody has its heading', async () => {
    expect((await csvOf('en')).split('\r\n')).toHaveLength(2);
  });

  test('the file is named after the day of the clock on the wall', () => {
    expect(fileNameOfToday('users', 'csv', new Date(2026, 0, 5, 23, 59))).toBe('users-2026-01-05.csv');
    expect(fileNameOfToday('users', 'csv', new Date(2026, 10, 21, 0, 0))).toBe('users-2026-11-21.csv');
  });
});
