import { type ColumnFilter, type FilterKind, type FilterOperator, operatorsOf } from '@contract/columnFilter';
import type { GridColumn } from './gridColumn';
import { filteredBy } from './gridFilter';

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

const indexes = (...where: ColumnFilter[]) => filteredBy(rounds, columns, where).map((round) => rounds.indexOf(round));

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
