import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../..');

/** What draws a table by itself, and why it is no list of rows. */
const otherTables: Readonly<Record<string, string>> = {
  'app/capsule/viewing/timeline/ActionDetails.tsx': 'compares the state before and after one step',
  'app/capsule/viewing/timeline/CallTable.tsx':
    'stands beside the replayed app and outside every store, in which a grid keeps its view',
  'features/display/screen/BoardTable.tsx': 'is read from across the room and pressed by nobody',
  'features/display/screen/LeagueRows.tsx': 'is read from across the room and pressed by nobody',
  'features/display/screen/RunningRows.tsx': 'is read from across the room and pressed by nobody',
  'features/sessioncategories/CategoryTable.tsx': 'has a form in each row',
  'features/sessionplanner/month/MonthGrid.tsx': 'is a calendar',
  'features/sessionpoints/editing/MappingRow.tsx': 'is typed into',
  'features/sessionpoints/editing/MappingTable.tsx': 'is typed into',
  'features/sessiontemplates/cards/PreviewMap.tsx': 'shows the score-handicap map of one template',
  'features/sessionwizard/recorder/AllPlayers.tsx': 'is typed into: players × balls',
  'modal/chain/MapWindow.tsx': 'shows the rows of a map around the one that decided',
  'ui/PrintedTable.tsx': 'stands on paper',
  'ui/StaleVersions.tsx': 'compares two versions field by field',
};

const drawsTable =
  /<(table|tr)\b|role=["'{ ]*(table|grid|treegrid)\b|component=["'{ ]*(table|tr)\b|styled\(["'](table|tr)\b|@mui\/material\/Table/;
const usesLibrary = /@mui\/x-data-grid/;

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const filesWith = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(join(src, path), 'utf8'))).sort();

test('every list of rows is drawn by the data grid: other tables are no lists', () => {
  expect(filesWith(drawsTable)).toEqual(Object.keys(otherTables).sort());
});

test("the library's grid is used by ours alone, which all screens draw alike", () => {
  expect(filesWith(usesLibrary).filter((path) => !path.startsWith('ui/dataGrid/'))).toEqual([]);
});

test.each([
  '<table>',
  '<Box role="table">',
  "<Box role={'grid'}>",
  '<Box component="table">',
  "styled('table')",
  "import Table from '@mui/material/Table';",
  "import { TableRow } from '@mui/material/TableRow';",
])('%s would be found', (source) => {
  expect(source).toMatch(drawsTable);
});
