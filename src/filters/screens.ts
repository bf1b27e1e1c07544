import {
  CATEGORIES,
  CHANGES,
  DISPLAY_LINKS,
  GOLFCLUBS,
  LEAGUE_ENTRIES,
  LEAGUE_TABLE,
  MAPPINGS,
  PLANNER,
  privatePath,
  SESSIONS,
  TEMPLATES,
  USERS,
  WIZARD,
} from '@/routing/routes';
import {
  changeKinds,
  changeSortFields,
  countries,
  leagueEntrySortFields,
  memberFilters,
  memberSortFields,
  trainingSortFields,
  trainingStatuses,
  trainingTypes,
} from '@contract/lists';
import { may } from '@contract/rights';
import {
  changeFilterChoices,
  changeFilterColumns,
  entryFilterColumns,
  memberFilterChoices,
  memberFilterColumns,
  trainingFilterChoices,
  trainingFilterColumns,
} from '@contract/sorting';
import {
  choiceField,
  chosenClub,
  clubBesidesOwn,
  editedIdField,
  editedUsernameField,
  everySeasonField,
  type Field,
  idField,
  monthField,
  optionalChoiceField,
  pageField,
  searchField,
  seasonField,
  sortField,
  whereField,
} from './fields';
import {
  golfclubFilterColumns,
  golfclubSortFields,
  plannerViews,
  recordingViews,
  shownTables,
  shownTemplateStates,
  type FiltersState,
  type Screen,
  type WizardFilters,
} from './filters';

export type FieldsOf<Entry> = { [Name in keyof Entry]: Field<Entry[Name]> };

/** How the filters of a screen stand in its address. */
interface Codec<Entry> {
  /** The paths of the screen; the first one is its own, the others lead there too. */
  paths: readonly [string, ...string[]];
  /** In the order of the address; what is no parameter of it stands in the path. */
  fields: FieldsOf<Entry>;
}

/** The open training stands in the path of the wizard. */
const trainingInPath: Field<WizardFilters['training']> = {
  usual: null,
  read: () => undefined,
  write: () => [],
};

/** Every screen that has filters, with how they stand in its address. */
export const screens: { readonly [Name in Screen]: Codec<FiltersState[Name]> } = {
  users: {
    paths: [USERS],
    fields: {
      club: chosenClub,
      // Only admins are shown who waits for approval.
      filter: choiceField(
        'filter',
        memberFilters,
        'all',
        (filter, session) => filter !== 'unapproved' || (session !== null && may(session.roles, 'member.approve')),
      ),
      q: searchField,
      sort: sortField(memberSortFields, 'surname'),
      where: whereField(memberFilterColumns, memberFilterChoices),
      page: pageField,
      edit: editedUsernameField,
    },
  },
  member: {
    paths: [`${USERS}/:username`],
    fields: {
      edit: { ...optionalChoiceField('edit', ['user']), isReplaced: (_before, after) => after === null },
    },
  },
  golfclubs: {
    paths: [GOLFCLUBS, privatePath('golfclub')],
    fields: {
      q: searchField,
      sort: sortField(golfclubSortFields, 'name'),
      where: whereField(golfclubFilterColumns, { country: countries }),
    },
  },
  templates: {
    paths: [TEMPLATES],
    fields: {
      type: optionalChoiceField('type', trainingTypes),
      state: choiceField('state', shownTemplateStates, 'active'),
      category: idField('category'),
      q: searchField,
      page: pageField,
      edit: editedIdField,
    },
  },
  planner: {
    paths: [PLANNER],
    fields: {
      club: clubBesidesOwn,
      status: choiceField('status', trainingStatuses, 'PLANNED'),
      view: choiceField('view', plannerViews, 'table'),
      month: monthField('month'),
      sort: sortField(trainingSortFields, null),
      where: whereField(trainingFilterColumns, trainingFilterChoices),
      page: pageField,
    },
  },
  wizard: {
    paths: [`${WIZARD}/:training`, WIZARD],
    fields: {
      club: clubBesidesOwn,
      status: choiceField('status', trainingStatuses, 'PLANNED'),
      page: pageField,
      training: trainingInPath,
      recording: {
        ...optionalChoiceField('record', recordingViews),
        // Only opening is a step that one may want to take back.
        isReplaced: (before) => before !== null,
      },
    },
  },
  sessions: {
    paths: [SESSIONS],
    fields: {
      club: clubBesidesOwn,
      show: choiceField('show', shownTables, 'all'),
      sort: sortField(trainingSortFields, '-plannedDate'),
      where: whereField(trainingFilterColumns, trainingFilterChoices),
      page: pageField,
    },
  },
  categories: { paths: [CATEGORIES], fields: { q: searchField } },
  points: { paths: [MAPPINGS], fields: { q: searchField } },
  league: {
    paths: [LEAGUE_TABLE],
    fields: {
      club: clubBesidesOwn,
      season: seasonField,
      q: searchField,
      player: { ...idField('player'), isReplaced: (_before, after) => after === null },
    },
  },
  entries: {
    paths: [LEAGUE_ENTRIES],
    fields: {
      club: clubBesidesOwn,
      season: seasonField,
      player: idField('player'),
      template: idField('template'),
      category: idField('category'),
      q: searchField,
      sort: sortField(leagueEntrySortFields, '-date'),
      where: whereField(entryFilterColumns),
      page: pageField,
    },
  },
  changes: {
    paths: [CHANGES],
    fields: {
      club: chosenClub,
      member: idField('member'),
      kind: optionalChoiceField('kind', changeKinds),
      season: everySeasonField,
      q: searchField,
      import: idField('import'),
      sort: sortField(changeSortFields, '-at'),
      where: whereField(changeFilterColumns, changeFilterChoices),
      page: pageField,
    },
  },
  winners: {
    paths: [privatePath('winners/:scheduledTrainingId')],
    fields: { view: { ...optionalChoiceField('view', ['projector']), isReplaced: (_before, after) => after === null } },
  },
  display: { paths: [DISPLAY_LINKS], fields: { club: clubBesidesOwn } },
};
