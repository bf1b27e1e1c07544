import type { ImportedRow } from '@contract/memberImport';
import { importing, visibleRowStatuses } from '@test/fixtures/importing';
import { importedRow } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { dayToCome } from '@test/fixtures/trainings';

describe('import rows', () => {
  async function validated(options: Partial<ImportedRow>) {
    const { asAdmin, row } = await importing();
    return visibleRowStatuses((await asAdmin.import([row(options)], false)).body);
  }

  async function imported(options: Partial<ImportedRow>) {
    const { asAdmin, row, withEmail } = await importing();
    const sent = row(options);
    const { body } = await asAdmin.import([sent], true);
    expect(body).toMatchObject({ written: true, verdicts: [{ verdict: 'create', errors: [] }] });
    return withEmail(sent.email);
  }

  test.each<[string, Partial<ImportedRow>, string[]]>([
    ['no e-mail', { email: ' ' }, ['/email required']],
    ['half an e-mail', { email: 'lena@' }, ['/email not-an-email']],
    ['no name and no surname', { name: '', surname: ' ' }, ['/name required', '/surname required']],
    ['an invisible name', { name: '\u200b' }, ['/name no-visible-text']],
    ['an e-mail with a semicolon', { email: 'lena@example.org;' }, ['/email not-an-email']],
    ['an invisible character in an e-mail', { email: 'le\u00adna@example.org' }, ['/email not-an-email']],
    ['an invisible character in a name', { name: 'Le\u200bna' }, ['/name forbidden-characters']],
    ['a name of two lines', { surname: 'Vogt\nWeg' }, ['/surname forbidden-characters']],
    ['a long surname', { surname: 'x'.repeat(101) }, ['/surname too-long']],
    [
      'much at once',
      { email: '', handicap: 'x', gender: 'y' },
      ['/email required', '(/gender not-listed)', '(/handicap malformed)'],
    ],
  ])('a row with %s is refused and says where', async (_what, options, errors) => {
    expect(await validated(options)).toEqual([['refused', ...errors].join(' ')]);
  });

  test.each<[string, Partial<ImportedRow>, string]>([
    ['a username with a space', { username: 'lena vogt' }, '/username not-a-username'],
    ['an American date', { dateOfBirth: '12/31/1990' }, '/dateOfBirth not-a-date'],
    ['a day that could be another', { dateOfBirth: '03/04/1990' }, '/dateOfBirth not-a-date'],
    ['a day that is none', { dateOfBirth: '31.04.1990' }, '/dateOfBirth not-a-date'],
    ['a day to come', { dateOfBirth: dayToCome() }, '/dateOfBirth in-the-future'],
    ['an unknown gender', { gender: 'divers' }, '/gender not-listed'],
    ['no answer for the gender', { gender: 'k. A.' }, '/gender not-listed'],
    ['both genders', { gender: 'Herr und Frau' }, '/gender not-listed'],
    ['an inherited gender', { gender: 'constructor' }, '/gender not-listed'],
    ['a handicap in words', { handicap: 'scratch' }, '/handicap malformed'],
    ['a minus, which could mean either', { handicap: '-1,2' }, '/handicap malformed'],
    ['two decimals', { handicap: '18,45' }, '/handicap more-than-one-decimal'],
    ['more than 54', { handicap: '54,1' }, '/handicap too-large'],
    ['better than +10', { handicap: '+10,1' }, '/handicap too-small'],
    ['a long phone', { phone: '1'.repeat(51) }, '/phone too-long'],
    ['a phone of two lines', { phone: '1\n2' }, '/phone forbidden-characters'],
    ['a shortened mobile number', { mobile: '4,91711E+11' }, '/mobile malformed'],
  ])('a row with %s is imported without that value, with a remark', async (_what, options, remark) => {
    const { asAdmin, row, withEmail } = await importing();
    const rows = [row(), row(options)];
    const { body } = await asAdmin.import(rows, true);
    expect([body.written, visibleRowStatuses(body)]).toEqual([true, ['create', `create (${remark})`]]);
    const empty = { dateOfBirth: null, gender: null, handicap: 0, mobile: null, phone: null };
    expect(await withEmail(rows[1]?.email ?? '')).toMatchObject(empty);
  });

  test('an optional value that cannot be read leaves what is stored', async () => {
    const { asAdmin, player, withEmail } = await importing();
    const { email } = await player({ gender: 'woman', handicap: 18.4, phone: '089 1' });
    const options = { gender: 'd', handicap: 'x', phone: '8,9E+10', surname: 'Neu' };
    await asAdmin.import([importedRow({ email, ...options })], true);
    expect(await withEmail(email)).toMatchObject({ surname: 'Neu', gender: 'woman', handicap: 18.4, phone: '089 1' });
  });

  test('a phone number that lacks the zero of the stored one leaves that, with a remark', async () => {
    const { asAdmin, player, withEmail } = await importing();
    const { email } = await player({ mobile: '0171 / 555-01', phone: '089 1' });
    const row = importedRow({ email, mobile: '17155501', phone: '0892' });
    const { body } = await asAdmin.import([row], true);
    expect(visibleRowStatuses(body)).toEqual(['update (/mobile lost-leading-zero)']);
    expect(await withEmail(email)).toMatchObject({ mobile: '0171 / 555-01', phone: '0892' });
  });

  test.each([
    ['1985/03/14', '14.03.1985'],
    ['14.03.1985 00:00:00', '14.03.1985'],
    ['14.3.85', '14.03.1985'],
    ['14031985', '14.03.1985'],
    ['14,3,1985', '14.03.1985'],
    ['1.2.05', '01.02.2005'],
  ])('the day of birth %j is read as %s', async (dateOfBirth, expected) => {
    expect((await imported({ dateOfBirth }))?.dateOfBirth).toBe(expected);
  });

  test.each([
    ['18,4', 18.4],
    ['18.4', 18.4],
    ['18', 18],
    ['18,40', 18.4],
    ['+1,2', -1.2],
    ['+ 1.2', -1.2],
    ['+10', -10],
    ['54', 54],
    ['0', 0],
    ['+0', 0],
    ['', 0],
  ])('the handicap %j is read as %d', async (handicap, expected) => {
    expect((await imported({ handicap }))?.handicap).toBe(expected);
  });

  test.each([
    ['Herr', 'man'],
    ['MÄNNLICH', 'man'],
    ['m', 'man'],
    ['male', 'man'],
    ['Mann', 'man'],
    ['man', 'man'],
    ['Frau', 'woman'],
    ['weiblich', 'woman'],
    ['w', 'woman'],
    ['f', 'woman'],
    ['female', 'woman'],
    ['woman', 'woman'],
    ['Herrn', 'man'],
    ['Herr Dr.', 'man'],
    ['Frau Prof. Dr.', 'woman'],
    ['Mrs.', 'woman'],
    ['', null],
  ])('the gender %j is read as %s', async (gender, expected) => {
    expect((await imported({ gender }))?.gender).toBe(expected);
  });

  test('a row with the e-mail of a member who has another username is refused and changes nobody', async () => {
    const { asAdmin, row, player, withEmail } = await importing();
    const member = await player({ username: unique('änne') });
    const rows = (username: string) => [row({ email: member.email, username })];
    const other = await asAdmin.import(rows(unique('carl')), true);
    expect([other.body.written, visibleRowStatuses(other.body)]).toEqual([
      false,
      ['refused /username another-username'],
    ]);
    expect(await withEmail(member.email)).toMatchObject({ name: member.name, version: 1 });
    const same = await asAdmin.import(rows(member.username.toUpperCase()), true);
    expect([same.body.written, visibleRowStatuses(same.body)]).toEqual([true, ['update']]);
  });

  test.each<[string, boolean, Partial<ImportedRow>]>([
    ['another name and another surname', true, { name: 'Carl', surname: 'Cee' }],
    ['another name', false, { name: 'Carl' }],
    ['another surname', false, { surname: 'Cee' }],
    ['both names in other letters', false, { name: 'ÄNNE', surname: 'STRASSE' }],
    ['another phone', false, { phone: '1' }],
  ])('an update by e-mail alone that gives %s is told from others: %s', async (_what, isRenamed, options) => {
    const { asAdmin, player } = await importing();
    const member = await player({ name: 'Änne', surname: 'Straße' });
    const rowStatus = async (username: string) => {
      const { body } = await asAdmin.import([importedRow({ email: member.email, username, ...options })], false);
      return body.verdicts;
    };
    expect(await rowStatus('')).toEqual([{ verdict: 'update', errors: [], ...(isRenamed && { isRenamed }) }]);
    expect(await rowStatus(member.username)).toEqual([{ verdict: 'update', errors: [] }]);
  });

  test('a whole row is imported as an approved player whose password nobody knows', async () => {
    const member = await imported({
      name: ' Nguyễn Thị ',
      surname: "O'Brien 🏌️",
      dateOfBirth: '29.02.2000',
      gender: 'Frau',
      handicap: '+1,2',
      mobile: ' 0170 1 ',
      phone: '08178 1',
    });
    expect(member).toMatchObject({
      name: 'Nguyễn Thị',
      surname: "O'Brien 🏌️",
      roles: ['APPROVED', 'PLAYER'],
      dateOfBirth: '29.02.2000',
      gender: 'woman',
      handicap: -1.2,
      mobile: '0170 1',
      phone: '08178 1',
      version: 1,
    });
  });
});
