import { ofCacheState } from '../../api/decisions/ofCache';
import { ofFailure } from '../../api/decisions/ofFailure';
import { ofLoginSession } from '../../api/decisions/ofLoginSession';
import type { AnyDecision, Decision } from '../../capsule/decision';
import type { Dialog } from '../../modal/dialog';
import type { OutboxEntry } from '../../outbox/entries';
import type { AppState } from '../makeStore';
import { ofChosenPlayer } from './chosenPlayersDecision';
import { ofFilters } from './filtersDecision';
import { ofGridPreferences, ofGrids } from './gridDecisions';
import { ofPlace } from './placeDecision';

/** What is recorded on the device: no more than ids and numbers, but for how the sending failed. */
export const ofEntry: Decision<OutboxEntry> = {
  fields: {
    key: 'keep',
    userId: 'keep',
    order: 'keep',
    trainingId: 'keep',
    state: 'keep',
    failure: ofFailure,
    isKept: 'keep',
    kind: 'keep',
    playerDataId: 'keep',
    index: 'keep',
    points: 'keep',
    basedOn: 'keep',
    recordedAt: 'keep',
    burst: { fields: { key: 'keep', size: 'keep' } },
  },
};

/** What is on the screen: ids and names of our own, but for images. */
export const ofDialog = {
  fields: {
    kind: 'keep',
    id: 'keep',
    trainingId: 'keep',
    playerDataId: 'keep',
    playerId: 'keep',
    step: 'keep',
    shownIn: 'keep',
    of: 'keep',
    // Images are named after the files that were uploaded.
    publicId: 'text',
  },
} as const satisfies Decision<Dialog>;

/** Only what is in the state of the cache of the server's answers is decided elsewhere, endpoint by endpoint. */
type DecisionsOfSlices = { [Slice in Exclude<keyof AppState, 'api'>]: Decision<AppState[Slice]> };

const ids = { each: 'keep' } as const;

/** What a capsule tells of each slice; a slice without a line does not compile. */
export const sliceDecisions: DecisionsOfSlices & { api: AnyDecision } = {
  api: ofCacheState,
  session: { fields: { session: ofLoginSession, lapsed: 'keep' } },
  modal: {
    fields: {
      dialogs: { each: { fields: { dialog: ofDialog, signal: 'keep' } } },
      refusal: { fields: { kind: 'keep', failure: ofFailure } },
      change: { fields: { event: 'keep', kind: 'keep', id: 'keep', username: 'username' } },
    },
  },
  imagePicker: {
    fields: {
      // Images are named after the files that were uploaded.
      picker: { fields: { tag: 'keep', field: 'keep', chosen: 'text' } },
      signal: 'keep',
      selection: { fields: { field: 'keep', publicId: 'text' } },
    },
  },
  editedTrainings: ids,
  editedTemplates: ids,
  expandedTemplates: ids,
  expandedTrainings: { values: 'keep' },
  editedCategories: ids,
  editedMappings: ids,
  editedPrices: ids,
  outbox: {
    fields: {
      entries: { each: ofEntry },
      undoable: {
        each: {
          fields: {
            key: 'keep',
            trainingId: 'keep',
            playerDataId: 'keep',
            index: 'keep',
            points: 'keep',
            before: 'keep',
          },
        },
      },
      isKept: 'keep',
      asked: 'keep',
    },
  },
  keptTrainings: { fields: { readAt: { values: 'keep' } } },
  connection: 'keep',
  newVersion: 'keep',
  place: ofPlace,
  filters: ofFilters,
  grids: ofGrids,
  gridPreferences: ofGridPreferences,
  openedTrainings: { values: { fields: { playerSession: 'keep', expanded: { each: 'keep' } } } },
  chosenPlayers: { values: { each: ofChosenPlayer } },
  chosenPrizes: { values: { fields: { chosen: 'keep', seen: 'keep', failure: ofFailure, meanwhile: 'keep' } } },
};
