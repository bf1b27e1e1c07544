import type { UnknownAction } from '@reduxjs/toolkit';
import type { Series } from '@/features/sessionplanner/planning/plannedSeriesSlice';
import type { Dialog } from '@/modal/dialog';
import { imageTags, type Role } from '@contract/lists';
import type { RandomClub } from './makeClub';
import type { PayloadMakers } from './payloadMakers';
import { filterPayloads } from './randomFilters';
import { formPayloads } from './randomForms';
import { gridPayloads } from './randomGrids';
import { randomLocation } from './randomLocation';
import { outboxPayloads } from './randomOutbox';
import { recorderPayloads } from './randomRecorder';
import { instant, nothing, randomValues } from './randomValues';

/** Returns what makes a payload for each action of each slice. */
export function randomPayloads(club: RandomClub): PayloadMakers {
  const { pick, below, chance, person } = club;
  const { id, key, failure, message } = randomValues(club);
  const image = () => pick([`foto-${person().surname || 'x'}-7`, 'grass']);
  const dialog = (): Dialog =>
    pick<Dialog>([
      { kind: 'user', id: null },
      { kind: 'user', id: person().id },
      { kind: 'golfclub', id: id() },
      { kind: 'deletePlayerSession', trainingId: id(), id: id() },
      { kind: 'importMembers' },
      { kind: 'deleteTemplate', id: id() },
      { kind: 'deleteImage', publicId: image() },
      { kind: 'discard', of: pick(['user', 'page', `category/${id()}`]) },
      { kind: 'chain', trainingId: id(), playerId: person().id },
      { kind: 'finishUnsent', trainingId: id(), playerDataId: chance(0.5) ? id() : null },
      { kind: 'markTraining', step: 'finish', id: id() },
      { kind: 'deleteUnsentBall', id: id(), shownIn: 'drawer' },
      { kind: 'giveBall', playerDataId: id(), index: below(3) },
      { kind: 'startHandicap', id: id() },
      { kind: 'moveTraining', id: id(), scope: pick(['one', 'following', 'series'] as const) },
      { kind: 'groups', trainingId: id() },
      { kind: 'lateJoiner', trainingId: id() },
      { kind: 'palette' },
    ]);
  const kind = () => dialog().kind;
  const flags = { editingBegun: id, editingEnded: id, allEditingEnded: nothing };
  const series = (): Series => ({
    golfclubId: id(),
    trainingTemplateId: id(),
    plannedTime: pick(['17:30', null]),
    first: id(),
    days: [{ day: '2026-10-01', key: key(), state: pick(['waiting', 'planned', 'refused', 'unknown'] as const) }],
  });
  return {
    session: {
      signedIn: () => {
        const { id: own, name, surname, email, username } = person();
        const roles: Role[] = [pick(['ADMIN', 'PRO', 'PLAYER'] as const)];
        return { id: own, golfclubId: id(), name, surname, email, username, roles, bookable: false };
      },
      sessionLapsed: nothing,
      signedOut: nothing,
    },
    ...gridPayloads(club),
    modal: {
      dialogShown: dialog,
      dialogOpenedToEdit: dialog,
      removalAsked: dialog,
      dialogHidden: kind,
      signalFaded: kind,
      dialogRefused: () => ({ kind: kind(), failure: chance(0.8) ? failure() : null }),
      changeFaded: nothing,
    },
    imagePicker: {
      imagePickerShown: () => ({ tag: pick(imageTags), field: pick(['image', 'hints.0']), chosen: image() }),
      imagePicked: image,
      imagePickerHidden: nothing,
      imageFieldLeft: () => pick(['image', 'hints.0']),
      imagePickerFaded: nothing,
    },
    editedTrainings: flags,
    editedTemplates: flags,
    expandedTemplates: { templateExpanded: id, templateCollapsed: id },
    expandedTrainings: { trainingToggled: () => ({ id: id(), isExpanded: chance(0.5) }) },
    editedCategories: flags,
    editedMappings: flags,
    editedPrices: flags,
    ...outboxPayloads(club),
    keptTrainings: { keptTrainingShown: () => ({ trainingId: id(), readAt: instant }) },
    connection: { connectionChanged: () => ({ isOnline: chance(0.5) }) },
    newVersion: { versionCompared: () => chance(0.5) },
    place: { pageOpened: () => randomLocation(club) },
    ...filterPayloads(club),
    ...recorderPayloads(club),
    memberImport: {
      importClubChosen: () => ({ golfclubId: id() }),
      importFileChosen: () => ({
        file: {
          ...{ shape: 'Xxx.xxx', problem: null, encoding: pick(['utf-8', 'windows-1252', null] as const) },
          ...{ minuses: below(2), highest: below(2), total: below(9), isRemembered: chance(0.5) },
          columns: [{ shape: 'Xxx', sample: { shape: 'Xx' }, field: pick(['surname', null] as const) }],
        },
      }),
      importColumnsToggled: () => ({ isOpen: chance(0.5) }),
      importRowsChecked: () => ({
        rows: [
          {
            ...{ line: below(9), verdict: pick(['create', 'refused'] as const) },
            cells: [
              { field: 'surname', shape: 'Xxx' },
              { field: 'handicap', value: '18.4' },
            ],
            errors: [{ path: '/email', reason: 'required' as const }],
            ...(chance(0.2) && { isRenamed: true as const }),
          },
        ],
        counts: { create: below(9), update: 0, unchanged: 0, refused: below(9) },
        ...(chance(0.5) && { remarks: { minuses: below(2), highest: below(2) } }),
      }),
      importProgressed: () => ({
        ...{ done: below(9), isWriting: chance(0.5), wasRefused: chance(0.5) },
        ...{ checkFailure: chance(0.2) ? failure() : null, writeFailure: null },
      }),
      importRowsFiltered: () => ({ show: pick(['all', 'refused'] as const) }),
      importLeft: nothing,
    },
    plannedSeries: { seriesChanged: series, seriesEnded: nothing },
    sessionEnd: {
      sessionEndNoted: () => ({
        endsSoon: chance(0.5) ? { at: instant, because: pick(['lifetime', 'idle'] as const) } : null,
      }),
      renewalAsked: nothing,
      renewalGivenUp: nothing,
    },
    firstSteps: { firstStepsRead: () => ({ isDismissed: chance(0.5) }), firstStepsDismissed: nothing },
    shell: {
      sidebarPinned: () => chance(0.5),
      drawerToggled: () => chance(0.5),
      menuOpened: () => pick(['user', 'roles', 'newFilter/users', 'date/plannedDate'] as const),
      menuClosed: nothing,
      noticeShown: () => ({
        id: key(),
        severity: pick(['success', 'error'] as const),
        message: message(),
        ...(chance(0.3) && { action: { textKey: 'openBalls.undo' as const, step: 'unfinish', id: id() } }),
        ...(chance(0.1) && {
          action: {
            textKey: 'openBalls.undo' as const,
            step: 'moveBack',
            id: id(),
            trainings: [{ id: id(), plannedDate: '2026-10-01', plannedTime: pick(['17:30', null]), version: below(5) }],
          },
        }),
      }),
      noticeClosed: () => ({ id: key() }),
      regionScrolled: () => ({ region: pick(['page', 'grid/users']), top: below(900), left: below(90) }),
      regionLeft: () => ({ region: pick(['page', 'grid/users']) }),
      shellReset: nothing,
      copyEnded: () => ({ part: 'password' as const, isCopied: chance(0.5) }),
      copyCueFaded: nothing,
    },
    ...formPayloads(club),
  };
}

/** Returns what makes each action of the slices, by its type. */
export function randomActions(club: RandomClub): [type: string, make: () => UnknownAction][] {
  const payloads = Object.entries<Record<string, () => unknown>>(randomPayloads(club));
  return payloads.flatMap(([slice, makers]) =>
    Object.entries(makers).map(([name, make]): [string, () => UnknownAction] => {
      const type = `${slice}/${name}`;
      return [type, () => ({ type, payload: make() })];
    }),
  );
}
