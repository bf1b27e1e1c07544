import type { CarryOut, Decision } from '../../capsule/decision';
import { ofColumnFilter } from './gridDecisions';
import type { FiltersState } from '../../filters/filters';
import type { FilterChanges, FilterEntry } from '../../filters/filtersSlice';

const where = { each: ofColumnFilter } as const;
/** A year, `all`, or two calendar dates. */
const season = { by: (choice: unknown) => choice };
/** What stands in the path instead of an id may be anything. */
const training = {
  by: (id: unknown, carryOut: CarryOut) =>
    typeof id === 'string' && !/^[\da-f-]{36}$/i.test(id) ? carryOut(id, 'words') : id,
};

/** Ids and words of fixed lists stay; what was searched for does not. */
export const ofFilters: Decision<FiltersState> = {
  fields: {
    users: {
      fields: { club: 'keep', filter: 'keep', q: 'words', sort: 'keep', where, page: 'keep' },
    },
    golfclubs: { fields: { q: 'words', sort: 'keep', where } },
    templates: { fields: { type: 'keep', state: 'keep', category: 'keep', q: 'words', page: 'keep' } },
    planner: {
      fields: { club: 'keep', status: 'keep', view: 'keep', month: 'keep', sort: 'keep', where, page: 'keep' },
    },
    wizard: { fields: { club: 'keep', status: 'keep', page: 'keep', training, recording: 'keep' } },
    sessions: { fields: { club: 'keep', show: 'keep', sort: 'keep', where, page: 'keep' } },
    points: { fields: { q: 'words' } },
    league: { fields: { club: 'keep', season, q: 'words', player: 'keep' } },
    entries: {
      fields: {
        club: 'keep',
        season,
        player: 'keep',
        template: 'keep',
        category: 'keep',
        q: 'words',
        sort: 'keep',
        where,
        page: 'keep',
      },
    },
    changes: { fields: { club: 'keep', member: 'keep', sort: 'keep', where, page: 'keep' } },
    winners: { fields: { view: 'keep' } },
    display: { fields: { club: 'keep' } },
  },
};

const ofAnyScreen = {
  fields: {
    club: 'keep',
    member: 'keep',
    player: 'keep',
    template: 'keep',
    category: 'keep',
    training,
    season,
    month: 'keep',
    status: 'keep',
    state: 'keep',
    type: 'keep',
    filter: 'keep',
    show: 'keep',
    view: 'keep',
    recording: 'keep',
    q: 'words',
    sort: 'keep',
    where,
    page: 'keep',
  },
} as const;

/** What a capsule tells of a change of filters, on whichever screen. */
export const ofFilterChanges: Decision<FilterChanges> = { fields: { screen: 'keep', changes: ofAnyScreen } };

/** What a capsule tells of what an address asked for. */
export const ofFilterEntry: Decision<FilterEntry> = { fields: { screen: 'keep', entry: ofAnyScreen } };
