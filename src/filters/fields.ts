import { readDate, typedDate } from '@/i18n/dates';
import type { LoginSession } from '@/session/loginSession';
import type { SeasonChoice } from '@/ui/fields/SeasonPicker';
import {
  type ColumnFilter,
  columnFilterError,
  columnFiltersOf,
  type FilterColumns,
  MOST_COLUMN_FILTERS,
  writeColumnFilter,
} from '@contract/columnFilter';
import { limits } from '@contract/limits';
import { may, seesEveryClub } from '@contract/rights';
import { type Sorting, sortingOr } from '@contract/sorting';

/** How one filter stands in an address. */
export interface Field<Value> {
  /** What a screen begins with; it is left out of the address. */
  usual: Value;
  /** Returns what the address asks for; undefined where that is nothing, cannot be, or is not for this person. */
  read: (search: URLSearchParams, session: LoginSession | null) => Value | undefined;
  write: (value: Value) => [parameter: string, text: string][];
  /** Whether the new value takes the place of the old one in the browser's history, so that Back does not stop there. */
  isReplaced?: (before: Value, after: Value) => boolean;
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the field of a text that `isPossible`; null stands for none. */
const textField = (parameter: string, isPossible: (text: string) => boolean): Field<string | null> => ({
  usual: null,
  read: (search) => {
    const text = search.get(parameter) ?? '';
    return isPossible(text) ? text : undefined;
  },
  write: (text) => [[parameter, text ?? '']],
});

/** Returns the field of an id; null stands for none. */
export const idField = (parameter: string): Field<string | null> => textField(parameter, (text) => id.test(text));

/** What is being edited; only closing it is no step of its own. */
const edited = (field: Field<string | null>): Field<string | null> => ({
  ...field,
  isReplaced: (_before, after) => after === null,
});

/** The field of the id of what is being edited; null stands for nothing. */
export const editedIdField = edited(idField('edit'));

const editedUsername = textField('edit', (text) => text !== '' && text.length <= limits.search);

/** The field of the username of who is being edited, which only admins may. */
export const editedUsernameField = edited({
  ...editedUsername,
  read: (search, session) =>
    session && may(session.roles, 'member.edit') ? editedUsername.read(search, session) : undefined,
});

/** Returns the field of a month `YYYY-MM`; null stands for none. */
export const monthField = (parameter: string): Field<string | null> =>
  textField(parameter, (text) => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text));

const anyClub = idField('club');

/** The club whose things a screen shows: only admins may choose one. */
export const chosenClub: Field<string | null> = {
  ...anyClub,
  read: (search, session) => (session && seesEveryClub(session.roles) ? anyClub.read(search, session) : undefined),
};

/** As `chosenClub`, on screens that begin with the own club. */
export const clubBesidesOwn: Field<string | null> = {
  ...chosenClub,
  read: (search, session) => {
    const club = chosenClub.read(search, session);
    return club === session?.golfclubId ? undefined : club;
  },
};

/** Returns the field of one of several words. */
export const choiceField = <const Value extends string>(
  parameter: string,
  values: readonly Value[],
  usual: Value,
  isFor: (value: Value, session: LoginSession | null) => boolean = () => true,
): Field<Value> => ({
  usual,
  read: (search, session) => values.find((value) => value === search.get(parameter) && isFor(value, session)),
  write: (value) => [[parameter, value]],
});

/** Returns the field of one of several words, or of none of them, which is null. */
export const optionalChoiceField = <const Value extends string>(
  parameter: string,
  values: readonly Value[],
): Field<Value | null> => ({
  usual: null,
  read: (search) => values.find((value) => value === search.get(parameter)),
  write: (value) => [[parameter, value ?? '']],
});

/** What is searched for; while it is typed on, all of it is one step. */
export const searchField: Field<string> = {
  usual: '',
  read: (search) => search.get('q')?.slice(0, limits.search),
  write: (q) => [['q', q]],
  isReplaced: (before, after) => before !== '' && after !== '',
};

/** The page, which counts from 1 in the address. */
export const pageField: Field<number> = {
  usual: 0,
  read: (search) => {
    const page = search.get('page') ?? '';
    return /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : undefined;
  },
  write: (page) => [['page', String(page + 1)]],
};

/** Returns the field of a sort by some of the fields, each at most once; `usual` may be null. */
export const sortField = <Key extends string, Usual extends Sorting<Key> | null>(
  fields: readonly Key[],
  usual: Usual,
): Field<Sorting<Key> | Usual> => ({
  usual,
  read: (search) => sortingOr(search.get('sort'), fields, null) ?? undefined,
  write: (sort) => [['sort', sort ?? '']],
});

/** Returns the field of the filters by column, each a parameter `where` of its own. */
export const whereField = (
  kinds: FilterColumns['kinds'],
  choices: FilterColumns['choices'] = {},
): Field<readonly ColumnFilter[]> => ({
  usual: [],
  read: (search) =>
    columnFiltersOf(
      search
        .getAll('where')
        .filter((text) => columnFilterError(text, { kinds, choices }) === null)
        .slice(0, MOST_COLUMN_FILTERS),
    ),
  write: (where) => where.map((filter) => ['where', writeColumnFilter(filter)]),
});

const possibleYear = /^(19|20|21)\d\d$/;

/** The season: `year=2026`, `year=all`, or `from` and `to`, of which one may be missing; null is this year. */
export const seasonField: Field<SeasonChoice | null> = {
  usual: null,
  read: (search) => {
    const year = search.get('year') ?? '';
    if (year === 'all') return 'all';
    if (possibleYear.test(year)) return Number(year);
    const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
    return from === null && to === null ? undefined : { from, to };
  },
  write: (season) => {
    if (season === null) return [];
    if (typeof season !== 'object') return [['year', String(season)]];
    const { from, to } = season;
    return [
      ...(from === null ? [] : [['from', from] as [string, string]]),
      ...(to === null ? [] : [['to', to] as [string, string]]),
    ];
  },
};

/** As `seasonField`, of a screen that begins with all years. */
export const everySeasonField: Field<SeasonChoice> = {
  ...seasonField,
  usual: 'all',
  read: (search, session) => seasonField.read(search, session) ?? undefined,
};

/** Returns the calendar date of the address, or null for what is none. */
function dayIn(parameter: string | null): string | null {
  return parameter === null ? null : readDate(typedDate(parameter));
}
