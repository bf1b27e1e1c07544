import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortcutGroups } from './shortcuts';

const src = join(__dirname, '../../..');
/** They hear keys, but only to do what such fields and lists do everywhere. */
const usual = [
  'features/activetrainingsessions/prizes/PrizeField.tsx',
  'features/sessionwizard/players/ChosenPlayer.tsx',
  'features/users/editing/HandicapField.tsx',
  'modal/chain/ChainFrame.tsx',
  'ui/LineField.tsx',
  'ui/dataGrid/GoToPage.tsx',
  'ui/dataGrid/RowCheckbox.tsx',
  'ui/SearchField.tsx',
];

const hearsKeys = /\bonKeyDown\b|addEventListener\(\s*['"]keydown['"]/;

test('every file that hears keys is told of in the overview of shortcuts, and none that does not', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const hearing = files.filter((path) => hearsKeys.test(readFileSync(join(src, path), 'utf8')));
  // One file may hear the keys of two groups.
  const listed = new Set(shortcutGroups.flatMap(({ heardIn }) => heardIn));
  expect(hearing.sort()).toEqual([...listed, ...usual].sort());
});
