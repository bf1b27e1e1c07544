import i18next from 'i18next';
import { de } from '../../../i18n/de';
import { en } from '../../../i18n/en';
import { csvText } from '../../../ui/csvText';
import type { Verdict } from './ownFindings';
import { membersIn } from './readMembersFile';
import { refusedRows } from './refusedRows';

const instance = i18next.createInstance();
void instance.init({
  resources: { en: { translation: en }, de: { translation: de } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

const read = (text: string) => {
  const file = membersIn(new TextEncoder().encode(text));
  if ('problem' in file) throw new Error(file.problem.kind);
  return file;
};

const file = read('Name,Surname,E-Mail,Mobile\nAnna,Groß,anna@example.org,+49 171 1\n"=1+1","say ""hi"", Bea",bea,\n');
const verdicts: Verdict[] = [
  { verdict: 'create', errors: [] },
  {
    verdict: 'refused',
    errors: [
      { path: '/email', reason: 'not-an-email' },
      { path: '/name', reason: 'too-long' },
    ],
  },
];

test('the refused rows alone are written, with their line and the reasons in words', () => {
  const why = 'E-Mail: Please enter an e-mail address such as name@example.org. Name: Please enter less.';
  expect(refusedRows(file, verdicts, instance.getFixedT('en'))).toEqual([
    [
      'Line',
      'Name',
      'Surname',
      'E-Mail',
      'Username',
      'Date of birth',
      'Gender',
      'Handicap',
      'Mobile',
      'Phone',
      'Reasons',
    ],
    ['3', "'=1+1", 'say "hi", Bea', 'bea', '', '', '', '', '', '', why],
  ]);
});

test.each(['en', 'de'] as const)('the file of refused rows can be read again as it was (%s)', (locale) => {
  const text = csvText(refusedRows(file, verdicts, instance.getFixedT(locale)), locale);
  expect(read(text)).toMatchObject({ rows: [file.rows[1]], lines: [2] });
});

test('a mobile number that begins with a plus survives', () => {
  const all = verdicts.map((): Verdict => ({ verdict: 'refused', errors: [] }));
  const records = refusedRows(file, all, instance.getFixedT('de'));
  expect(records[1]).toContain("'+49 171 1");
  expect(read(csvText(records, 'de')).rows).toEqual(file.rows);
});
