import { type ColumnFilter, type FilterKind, type FilterOperator, operatorsOf } from '@contract/columnFilter';
import type { ColumnInfo, GridColumn } from './gridColumn';
import { filteredBy } from './gridFilter';
import { directionOf, readSort, sortedBy, withKey, writeSort } from './gridSort';
import { isVisible, orderedColumns, visibleColumns, withColumn } from './visibleColumns';

describe('grid filter', () => {
  interface Round {
    player: string;
    score: number | null;
    handicap: number | null;
    day: string | null;
    isFinished: boolean;
    tees: readonly string[];
  }

  const columns: GridColumn<Round>[] = [
    { field: 'player', header: 'Player', text: ({ player }) => player, filter: { kind: 'text' } },
    {
      field: 'handicap',
      header: 'Handicap',
      text: ({ handicap }) => `${handicap ?? '–'}`,
      filter: { kind: 'handicap', value: ({ handicap }) => handicap },
    },
    { field: 'score', header: 'Score', text: () => '', filter: { kind: 'number', value: ({ score }) => score } },
    { field: 'day', header: 'Day', text: () => '', filter: { kind: 'date', value: ({ day }) => day } },
    {
      field: 'isFinished',
      header: 'Finished',
      text: () => '',
      filter: { kind: 'boolean', value: ({ isFinished }) => isFinished },
    },
    { field: 'tees', header: 'Tees', text: () => '', filter: { kind: 'choice', value: ({ tees }) => tees } },
    { field: 'actions', header: 'Actions', text: () => '' },
  ];

  const rounds: readonly Round[] = [
    { player: 'Zoë Müller', score: -3, handicap: -2.4, day: '2026-02-28', isFinished: true, tees: ['red'] },
    { player: 'Jörg', score: 4.5, handicap: 18.4, day: '2026-03-01', isFinished: false, tees: ['red', 'white'] },
    { player: '', score: null, handicap: null, day: null, isFinished: false, tees: [] },
  ];

  const fieldOf: Readonly<Record<FilterKind, string>> = {
    text: 'player',
    number: 'score',
    handicap: 'handicap',
    date: 'day',
    boolean: 'isFinished',
    choice: 'tees',
  };

  const indexes = (...where: ColumnFilter[]) =>
    filteredBy(rounds, columns, where).map((round) => rounds.indexOf(round));

  type Case = [kind: FilterKind, operator: FilterOperator, value: ColumnFilter['value'], found: number[]];

  const cases: Case[] = [
    ['text', 'contains', 'MULL', [0]],
    ['text', 'doesNotContain', 'mull', [1, 2]],
    ['text', 'equals', 'jorg', [1]],
    ['text', 'doesNotEqual', 'jörg', [0, 2]],
    ['text', 'startsWith', 'Zoe', [0]],
    ['text', 'endsWith', 'ler', [0]],
    ['text', 'isEmpty', undefined, [2]],
    ['text', 'isNotEmpty', undefined, [0, 1]],
    ['text', 'isAnyOf', ['Jorg', 'nobody'], [1]],
    ['number', '=', '4.5', [1]],
    ['number', '!=', '4.5', [0, 2]],
    ['number', '>', '-3', [1]],
    ['number', '>=', '-3', [0, 1]],
    ['number', '<', '4.5', [0]],
    ['number', '<=', '4.5', [0, 1]],
    ['number', 'isEmpty', undefined, [2]],
    ['number', 'isNotEmpty', undefined, [0, 1]],
    ['handicap', '=', '18.4', [1]],
    ['handicap', '!=', '18.4', [0, 2]],
    ['handicap', '>', '-2.4', [1]],
    ['handicap', '>=', '-2.4', [0, 1]],
    ['handicap', '<', '18.4', [0]],
    ['handicap', '<=', '18.4', [0, 1]],
    ['handicap', 'isEmpty', undefined, [2]],
    ['handicap', 'isNotEmpty', undefined, [0, 1]],
    ['date', 'is', '2026-03-01', [1]],
    ['date', 'not', '2026-03-01', [0, 2]],
    ['date', 'after', '2026-02-28', [1]],
    ['date', 'onOrAfter', '2026-02-28', [0, 1]],
    ['date', 'before', '2026-03-01', [0]],
    ['date', 'onOrBefore', '2026-03-01', [0, 1]],
    ['date', 'isEmpty', undefined, [2]],
    ['date', 'isNotEmpty', undefined, [0, 1]],
    ['boolean', 'is', 'true', [0]],
    ['choice', 'is', 'white', [1]],
    ['choice', 'not', 'red', [2]],
    ['choice', 'isAnyOf', ['white', 'red'], [0, 1]],
  ];

  test.each(cases)('%s %s %j', (kind, operator, value, found) => {
    expect(indexes({ field: fieldOf[kind], operator, ...(value === undefined ? {} : { value }) })).toEqual(found);
  });

  test('every operator of every kind is tried above', () => {
    const tried = (kind: FilterKind) => cases.filter(([one]) => one === kind).map(([, operator]) => operator);
    const kinds = Object.keys(operatorsOf) as FilterKind[];
    expect(Object.fromEntries(kinds.map((kind) => [kind, tried(kind)]))).toEqual(operatorsOf);
  });

  test('a number is compared by its value, however it is written', () => {
    expect(indexes({ field: 'handicap', operator: '=', value: '18.40' })).toEqual([1]);
  });

  test('accents do not count on either side', () => {
    expect(indexes({ field: 'player', operator: 'contains', value: 'zoë mül' })).toEqual([0]);
    expect(indexes({ field: 'player', operator: 'contains', value: 'ZÖÉ' })).toEqual([0]);
  });

  test('what means something in a pattern is searched as it stands', () => {
    expect(indexes({ field: 'player', operator: 'contains', value: '.*' })).toEqual([]);
  });

  test('of several filters all have to be met', () => {
    const red: ColumnFilter = { field: 'tees', operator: 'is', value: 'red' };
    expect(indexes(red, { field: 'isFinished', operator: 'is', value: 'false' })).toEqual([1]);
  });

  test('a column that is not there or cannot be filtered takes no row away', () => {
    expect(filteredBy(rounds, columns, [{ field: 'nothing', operator: 'contains', value: 'x' }])).toBe(rounds);
    expect(filteredBy(rounds, columns, [{ field: 'actions', operator: 'contains', value: 'x' }])).toBe(rounds);
  });
});

describe('grid sort', () => {
  interface Round {
    player: string;
    points: number;
  }

  const columns: GridColumn<Round>[] = [
    { field: 'player', header: '', text: () => '', sortBy: ({ player }) => player },
    { field: 'points', header: '', text: () => '', sortBy: ({ points }) => points },
    { field: 'chain', header: '', text: () => '' },
  ];

  const rounds: readonly Round[] = [
    { player: 'Österreicher', points: 9 },
    { player: 'zeller', points: 10 },
    { player: 'Otto', points: 9 },
  ];

  const playersBy = (by: string | null) => sortedBy(rounds, columns, by).map(({ player }) => player);

  test('a sort by several columns is read and written again', () => {
    const keys = readSort('points,-player');
    expect(keys).toEqual([
      { field: 'points', direction: 'asc' },
      { field: 'player', direction: 'desc' },
    ]);
    expect([writeSort(keys), writeSort([]), readSort(null), readSort('')]).toEqual(['points,-player', null, [], []]);
  });

  test('a column counts after the others, is turned round where it stands, and is taken out', () => {
    const both = withKey('points', 'player', 'asc');
    expect([
      both,
      withKey(both, 'points', 'desc'),
      withKey(both, 'points', null),
      withKey('points', 'points', null),
    ]).toEqual(['points,player', '-points,player', 'player', null]);
  });

  test('what is equal by the first column is sorted by the next', () => {
    expect(playersBy('points,player')).toEqual(['Österreicher', 'Otto', 'zeller']);
    expect(playersBy('points,-player')).toEqual(['Otto', 'Österreicher', 'zeller']);
  });

  test('a field whose name begins like another is another', () => {
    expect([directionOf('points', 'point'), directionOf('-points', 'point')]).toEqual([null, null]);
  });

  test('numbers are sorted by value, and equal ones stay as they were', () => {
    expect(playersBy('points')).toEqual(['Österreicher', 'Otto', 'zeller']);
    expect(playersBy('-points')).toEqual(['zeller', 'Österreicher', 'Otto']);
  });

  test('texts are sorted as the language does it, without regard to capitals and umlauts', () => {
    expect(playersBy('player')).toEqual(['Österreicher', 'Otto', 'zeller']);
    expect(playersBy('-player')).toEqual(['zeller', 'Otto', 'Österreicher']);
  });

  test('without a column that can be sorted the rows stay as they are', () => {
    expect(sortedBy(rounds, columns, null)).toBe(rounds);
    expect(sortedBy(rounds, columns, 'chain')).toBe(rounds);
  });
});

describe('visible columns', () => {
  const columns: readonly ColumnInfo[] = [
    { field: 'club', header: '' },
    { field: 'actions', header: '', isActions: true },
    { field: 'name', header: '' },
    { field: 'phone', header: '', isHiddenAtFirst: true },
    { field: 'hasPassword', header: '', isFilterOnly: true },
  ];

  const fieldsOf = (given: readonly ColumnInfo[]) => given.map(({ field }) => field);

  const visible = (order: string[] | null, hidden: string[] | null) =>
    fieldsOf(visibleColumns(columns, { order, hidden }));

  test('without a wish there are the usual columns, the actions last', () => {
    expect(visible(null, null)).toEqual(['club', 'name', 'actions']);
  });

  test('columns stand as somebody ordered them; new ones follow, unknown ones count for nothing', () => {
    expect(fieldsOf(orderedColumns(columns, { order: ['name', 'gone', 'club'] }))).toEqual([
      'name',
      'club',
      'phone',
      'hasPassword',
      'actions',
    ]);
    expect(visible(['actions', 'name'], null)).toEqual(['name', 'club', 'actions']);
  });

  test('whoever hides nothing sees what is hidden at first', () => {
    expect(visible(null, [])).toEqual(['club', 'name', 'phone', 'actions']);
  });

  describe('of whoever shows or hides one column', () => {
    const usual = { order: null, hidden: null };
    const withPhone = { ...usual, ...withColumn(columns, usual, { field: 'phone', isShown: true }) };
    const others = columns.map((column) => (column.field === 'name' ? { ...column, isHiddenAtFirst: true } : column));

    test('a column that nobody touched is shown as soon as it is usual', () => {
      const hiddenNow = { ...usual, ...withColumn(others, usual, { field: 'phone', isShown: true }) };
      expect(fieldsOf(visibleColumns(others, hiddenNow))).toEqual(['club', 'phone', 'actions']);
      expect(fieldsOf(visibleColumns(columns, hiddenNow))).toEqual(['club', 'name', 'phone', 'actions']);
      expect(fieldsOf(visibleColumns(others, withPhone))).toEqual(['club', 'phone', 'actions']);
    });

    test('what was chosen is chosen no more once it is turned back', () => {
      const shown = { ...usual, ...withColumn(columns, withPhone, { field: 'club', isShown: false }) };
      expect(fieldsOf(visibleColumns(columns, shown))).toEqual(['name', 'phone', 'actions']);
      const back = withColumn(columns, shown, { field: 'club', isShown: true });
      expect(withColumn(columns, back, { field: 'phone', isShown: false })).toEqual({ hidden: [], shown: [] });
    });

    test('the other columns stay as an earlier version has stored them', () => {
      const stored = { order: null, hidden: ['name'] };
      const changed = { ...stored, ...withColumn(columns, stored, { field: 'club', isShown: false }) };
      expect(fieldsOf(visibleColumns(columns, changed))).toEqual(['phone', 'actions']);
      expect(withColumn(columns, { hidden: ['name', 'phone'] }, { field: 'name', isShown: true })).toEqual({
        hidden: [],
        shown: [],
      });
    });
  });

  test('the actions cannot be hidden, and what only filters is never shown', () => {
    expect(visible(null, ['actions', 'club'])).toEqual(['name', 'phone', 'actions']);
    expect(isVisible({ field: 'hasPassword', header: '', isFilterOnly: true }, { hidden: [] })).toBe(false);
  });
});
