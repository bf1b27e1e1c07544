import { connectionSlice } from '../../api/connection';
import { ofFailure } from '../../api/decisions/ofFailure';
import { ofLoginSession } from '../../api/decisions/ofLoginSession';
import type { AnyDecision, Decision } from '../../capsule/decision';
import { chosenPrizes, editedTrainings } from '../../features/activetrainingsessions';
import { editedCategories } from '../../features/sessioncategories';
import { editedMappings } from '../../features/sessionpoints';
import { editedPrices } from '../../features/sessionprices';
import { editedTemplates, expandedTemplates } from '../../features/sessiontemplates';
import { chosenPlayers, expandedTrainings, openedTrainings } from '../../features/sessionwizard';
import { filtersSlice } from '../../filters/filtersSlice';
import { imagePickerSlice } from '../../modal/imagePicker/imagePickerSlice';
import { modalSlice } from '../../modal/modalSlice';
import { offlineTrainingsSlice } from '../../outbox/offlineTrainingsSlice';
import { outboxSlice } from '../../outbox/outboxSlice';
import { sessionSlice } from '../../session/sessionSlice';
import { gridPreferencesSlice } from '../../ui/dataGrid/gridPreferencesSlice';
import { gridsSlice } from '../../ui/dataGrid/gridsSlice';
import type { AppState } from '../makeStore';
import { newVersionSlice } from '../newVersion';
import { placeSlice } from '../placeSlice';
import { ofChosenMember, ofTypedHandicap } from './chosenPlayersDecision';
import { ofFilterChanges, ofFilterEntry } from './filtersDecision';
import { gridActions } from './gridDecisions';
import { ofPlace } from './placeDecision';
import { ofDialog, ofEntry } from './sliceDecisions';

/** Every slice that has actions; one of the state that is not among them does not compile. */
export const slices = {
  session: sessionSlice,
  modal: modalSlice,
  imagePicker: imagePickerSlice,
  editedTrainings,
  editedTemplates,
  expandedTemplates,
  expandedTrainings,
  editedCategories,
  editedMappings,
  editedPrices,
  outbox: outboxSlice,
  keptTrainings: offlineTrainingsSlice,
  connection: connectionSlice,
  newVersion: newVersionSlice,
  place: placeSlice,
  filters: filtersSlice,
  grids: gridsSlice,
  gridPreferences: gridPreferencesSlice,
  openedTrainings,
  chosenPlayers,
  chosenPrizes,
} satisfies { [Name in Exclude<keyof AppState, 'api'>]: { name: Name; actions: object } };

type PayloadOf<Creator> = Creator extends (...parameters: never[]) => { payload: infer Payload } ? Payload : never;
type DecisionsOf<Actions> = { [Name in keyof Actions]: Decision<PayloadOf<Actions[Name]>> };

const ofFlags = { editingBegun: 'keep', editingEnded: 'keep', allEditingEnded: 'keep' } as const;

/** What a capsule tells of each action's payload; an action without a line does not compile. */
const payloads: { [Name in keyof typeof slices]: DecisionsOf<(typeof slices)[Name]['actions']> } = {
  session: { signedIn: ofLoginSession, sessionLapsed: 'keep', signedOut: 'keep' },
  modal: {
    dialogShown: ofDialog,
    dialogOpenedToEdit: ofDialog,
    removalAsked: ofDialog,
    dialogHidden: 'keep',
    signalFaded: 'keep',
    dialogRefused: { fields: { kind: 'keep', failure: ofFailure } },
    changeFaded: 'keep',
  },
  imagePicker: {
    imagePickerShown: { fields: { tag: 'keep', field: 'keep', chosen: 'text' } },
    imagePicked: 'text',
    imagePickerHidden: 'keep',
    imageFieldLeft: 'keep',
    imagePickerFaded: 'keep',
  },
  editedTrainings: ofFlags,
  editedTemplates: ofFlags,
  expandedTemplates: { templateExpanded: 'keep', templateCollapsed: 'keep' },
  expandedTrainings: { trainingToggled: { fields: { id: 'keep', isExpanded: 'keep' } } },
  editedCategories: ofFlags,
  editedMappings: ofFlags,
  editedPrices: ofFlags,
  outbox: {
    outboxRead: { fields: { entries: { each: ofEntry }, knownBefore: { each: 'keep' } } },
    ballRecorded: { fields: { entry: ofEntry, before: 'keep', isUndo: 'keep' } },
    recordingUndone: 'keep',
    finishQueued: ofEntry,
    sendingAsked: 'keep',
    keepingFailed: 'keep',
    entrySent: 'keep',
    entryAcknowledged: { fields: { key: 'keep', version: 'keep' } },
    entryDelayed: { fields: { key: 'keep', failure: ofFailure } },
    entryReplaced: { fields: { key: 'keep', entry: ofEntry } },
    entryGivenUp: 'keep',
  },
  keptTrainings: { keptTrainingShown: { fields: { trainingId: 'keep', readAt: 'keep' } } },
  connection: { connectionChanged: 'keep' },
  newVersion: { versionCompared: 'keep' },
  place: { pageOpened: ofPlace },
  filters: {
    filtersChanged: ofFilterChanges,
    pageCorrected: { fields: { screen: 'keep', page: 'keep' } },
    addressRead: ofFilterEntry,
  },
  ...gridActions,
  openedTrainings: {
    playerSessionOpened: { fields: { trainingId: 'keep', playerSession: 'keep' } },
    partExpanded: { fields: { trainingId: 'keep', part: 'keep' } },
    partCollapsed: { fields: { trainingId: 'keep', part: 'keep' } },
    trainingLeft: { fields: { trainingId: 'keep' } },
  },
  chosenPlayers: {
    memberChosen: { fields: { trainingId: 'keep', member: ofChosenMember, locale: 'keep' } },
    memberLeftOut: { fields: { trainingId: 'keep', memberId: 'keep' } },
    handicapTouched: { fields: { trainingId: 'keep', memberId: 'keep', typed: ofTypedHandicap } },
    handicapConfirmed: { fields: { trainingId: 'keep', memberId: 'keep', locale: 'keep' } },
    playersAdded: { fields: { trainingId: 'keep' } },
  },
  chosenPrizes: {
    prizeChosen: { fields: { trainingId: 'keep', chosen: 'keep', seen: 'keep' } },
    prizeSaving: { fields: { trainingId: 'keep' } },
    prizeRefused: { fields: { trainingId: 'keep', failure: ofFailure } },
    prizeTakenMeanwhile: { fields: { trainingId: 'keep', meanwhile: 'keep' } },
  },
};

/** What a capsule tells of each action of the slices, by its type. */
export const actionDecisions: ReadonlyMap<string, AnyDecision> = new Map(
  Object.entries<Record<string, AnyDecision>>(payloads).flatMap(([slice, decisions]) =>
    Object.entries(decisions).map(([action, payload]) => [`${slice}/${action}`, { fields: { type: 'keep', payload } }]),
  ),
);
