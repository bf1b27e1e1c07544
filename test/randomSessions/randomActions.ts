import type { UnknownAction } from '@reduxjs/toolkit';
import type { slices } from '@/app/makeStore';
import type { Failure } from '@/errors/failure';
import type { Series } from '@/features/sessionplanner/planning/series';
import type { SeenCursor } from '@/features/sessionwizard/recorder/recorderPositions';
import { usualFilters } from '@/filters/address';
import type { FilterChanges, FilterEntry } from '@/filters/filtersSlice';
import type { Message } from '@/i18n/message';
import type { Dialog } from '@/modal/dialog';
import type { FormDraft } from '@/ui/forms/formsSlice';
import type { GridPreferences, SavedView } from '@/ui/dataGrid/gridPreferencesSlice';
import { imageTags, type Role } from '@contract/lists';
import type { RandomClub } from './makeClub';
import { randomEntries } from './randomEntries';
import { randomLocation } from './randomLocation';

type PayloadOf<Creator> = Creator extends (...parameters: never[]) => { payload: infer Payload } ? Payload : never;
type Makers<Actions> = { [Name in keyof Actions]: () => PayloadOf<Actions[Name]> };
type Slice = (typeof slices)[number];
export type PayloadMakers = { [One in Slice as One['name']]: Makers<One['actions']> };

const instant = '2026-10-01T10:00:00.000Z';
const nothing = () => undefined;

/** Returns what makes a payload for each action of each slice. */
export function randomPayloads(club: RandomClub): PayloadMakers {
  const { pick, below, ids, chance, person } = club;
  const id = () => pick(ids);
  const key = () => `0000000${below(8)}-0000-7000-8000-000000000000`;
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
  const { entry, ball, move, corrected, start, added } = randomEntries(club, { key, failure: () => failure() });
  const seenCursor = (): SeenCursor => ({
    playerDataId: id(),
    index: chance(0.9) ? below(9) : null,
    isPicked: chance(0.5),
    seen: { points: chance(0.5) ? below(9) : null, version: below(3) },
  });
  const chosenMember = () => {
    const { id: memberId, name, surname, username } = person();
    return { id: memberId, name, surname, username, handicap: 18.4, golfclubId: id() };
  };
  const typed = () => pick([person().surname, `${person().name} ${person().surname}`, person().email, '']);
  const where = () => [{ field: 'surname', operator: 'contains' as const, value: typed() || 'x' }];
  const preferences: GridPreferences = {
    hidden: ['email'],
    order: null,
    widths: { name: 120 },
    density: 'standard',
    pageSize: 50,
  };
  const view = (): SavedView => ({ name: typed(), search: `?q=${encodeURIComponent(typed())}`, preferences });
  const filterChanges = (): FilterChanges =>
    pick<FilterChanges>([
      { screen: 'users', changes: { q: typed() } },
      { screen: 'users', changes: { where: where(), club: id() } },
      { screen: 'users', changes: { edit: pick([person().username, null]) } },
      { screen: 'changes', changes: { kind: 'ball', q: typed() } },
      { screen: 'planner', changes: { status: 'STARTED', month: '2026-05' } },
      { screen: 'wizard', changes: { training: pick([id(), person().surname || 'x', null]) } },
      { screen: 'league', changes: { season: pick([2025, 'all', { from: '2026-01-01', to: null }]) } },
      { screen: 'entries', changes: { q: typed(), page: below(4) } },
    ]);
  const filterEntry = (): FilterEntry =>
    pick<FilterEntry>([
      { screen: 'users', entry: { ...usualFilters('users'), q: typed(), where: where() } },
      { screen: 'points', entry: { q: typed() } },
      { screen: 'wizard', entry: { ...usualFilters('wizard'), training: pick([id(), person().name]) } },
    ]);
  const failure = (): Failure => {
    const { name, surname, email } = person();
    const refusal = { type: 'about:blank', title: 'No', detail: `${name} ${surname} or ${email}` } as const;
    const current = { index: 1, points: 2, version: 3, recordedBy: { name, surname }, recordedAt: instant };
    return pick<Failure>([
      { status: 409, data: { ...refusal, status: 409, code: 'ball-conflict', current } },
      { status: 409, data: { ...refusal, status: 409, code: 'in-use', current: { trainings: 2, name } } },
      { status: 429, data: { ...refusal, status: 429, code: 'too-many-requests' }, retryAfterSeconds: 7 },
      { status: 'OFFLINE', error: `Failed to fetch ${email}` },
      { status: 'NOT_THE_SERVER', error: '200 text/html' },
      { status: 'MISSING_PARAMETER', error: 'Required parameter id was null or undefined when calling one.' },
    ]);
  };
  const series = (): Series => ({
    golfclubId: id(),
    trainingTemplateId: id(),
    plannedTime: pick(['17:30', null]),
    first: id(),
    days: [{ day: '2026-10-01', key: key(), state: pick(['waiting', 'planned', 'refused', 'unknown'] as const) }],
  });
  const message = (): Message => {
    const { name, surname, email } = person();
    return pick<Message>([
      { textKey: 'userForm.saved', values: { name, surname } },
      { textKey: 'users.checked.done.approve', values: { count: below(9) } },
      {
        textKey: 'users.checked.notDone',
        values: { count: 1, persons: [{ textKey: 'users.person', values: { name, surname } }] },
      },
      { textKey: 'refusals.withReasons', values: { text: { textKey: 'refusals.unknown' }, reasons: email } },
    ]);
  };
  const draft = (): FormDraft => ({
    fields: [
      { field: 'surname', shape: 'Xxxxx-X.' },
      { field: 'rows', length: below(4) },
      { field: 'password', shape: '•••••' },
      { field: 'golfclubId', value: id() },
      { field: 'isPro', value: chance(0.5) },
    ],
    errors: [{ field: 'email', error: `Not ${person().email}` }],
    isSubmitting: chance(0.5),
  });
  const control = () => pick(['season', 'template', 'palette']);
  const form = () => pick(['user', 'signIn', `category/${id()}`]);
  return {
    session: {
      signedIn: () => {
        const { id: own, name, surname, email } = person();
        const roles: Role[] = [pick(['ADMIN', 'PRO', 'PLAYER'] as const)];
        return { id: own, golfclubId: id(), name, surname, email, roles, bookable: false };
      },
      sessionLapsed: nothing,
      signedOut: nothing,
    },
    grids: {
      gridSorted: () => ({ grid: 'winners', sort: pick(['players', '-points', null]) }),
      gridFiltered: () => ({ grid: 'winners', where: where() }),
      gridPageTurned: () => ({ grid: 'winners', page: below(3) }),
      rowsChecked: () => ({
        grid: 'users',
        list: chance(0.3) ? typed() : JSON.stringify({ club: id(), filter: 'all', q: typed(), where: where() }),
        ids: [id()],
      }),
      gridPanelOpened: () => ({ grid: 'users', kind: 'filter', field: 'surname', index: null }),
      gridPanelClosed: nothing,
      gridsReset: nothing,
    },
    gridPreferences: {
      gridPreferencesRead: () => ({ grids: { users: preferences }, views: { users: [view()] } }),
      gridPreferencesChanged: () => ({ grid: 'users', changes: { hidden: ['email'], widths: { name: below(300) } } }),
      gridPreferencesReset: () => ({ grid: 'users' }),
      viewSaved: () => ({ grid: 'users', view: view() }),
      viewDeleted: () => ({ grid: 'users', name: typed() }),
    },
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
    outbox: {
      outboxRead: () => ({
        ...{ entries: [entry(), entry()], knownBefore: [key(), key()] },
        ...(chance(0.5) && { sessionIds: { [id()]: id() } }),
      }),
      ballRecorded: () => ({ entry: ball(), before: chance(0.5) ? below(9) : null, isUndo: chance(0.2) }),
      recordingUndone: key,
      ballMoved: () => ({ entry: move(), isUndo: chance(0.2) }),
      handicapCorrected: corrected,
      finishQueued: entry,
      startQueued: start,
      deviceRead: () => ({
        waiting: below(9),
        recorder: chance(0.5)
          ? { userId: person().id, trainingId: id(), name: { en: typed(), de: typed() }, openedAt: instant }
          : null,
      }),
      recorderEntered: () => ({ userId: person().id, trainingId: id() }),
      recorderLeft: nothing,
      playersQueued: added,
      playerSessionAdded: () => ({ key: key(), localId: id(), playerDataId: id() }),
      sendingAsked: nothing,
      keepingFailed: nothing,
      entrySent: key,
      entryAcknowledged: () => ({ key: key(), version: chance(0.7) ? below(5) : null }),
      entryDelayed: () => ({ key: key(), failure: failure() }),
      entryReplaced: () => ({ key: key(), entry: entry() }),
      entryGivenUp: key,
    },
    keptTrainings: { keptTrainingShown: () => ({ trainingId: id(), readAt: instant }) },
    connection: { connectionChanged: () => ({ isOnline: chance(0.5) }) },
    newVersion: { versionCompared: () => chance(0.5) },
    place: { pageOpened: () => randomLocation(club) },
    filters: {
      filtersChanged: filterChanges,
      pageCorrected: () => ({ screen: pick(['users', 'entries'] as const), page: below(4) }),
      addressRead: filterEntry,
    },
    openedTrainings: {
      playerSessionOpened: () => ({ trainingId: id(), playerSession: id() }),
      partExpanded: () => ({ trainingId: id(), part: pick(['help', 'result'] as const) }),
      partCollapsed: () => ({ trainingId: id(), part: pick(['help', 'result'] as const) }),
      trainingLeft: () => ({ trainingId: id() }),
    },
    recorderPositions: {
      recorderPositionsRead: () => ({
        [id()]: {
          view: 'all',
          order: 'byBall',
          cursor: seenCursor(),
          resumeAt: null,
          group: below(3) + 1,
          groups: { 2: { cursor: seenCursor(), resumeAt: null } },
        },
      }),
      recorderViewChosen: () => ({ key: id(), view: pick(['one', 'all'] as const) }),
      recorderOrderChosen: () => ({ key: id(), order: pick(['byPlayer', 'byBall'] as const) }),
      recorderGroupChosen: () => ({ key: id(), group: pick([1, 2, 'all'] as const) }),
      cursorMoved: () => ({
        key: id(),
        ...(chance(0.4) && { group: below(3) + 1 }),
        cursor: seenCursor(),
        resumeAt: chance(0.3) ? seenCursor() : null,
        ...(chance(0.5) && { done: chance(0.5) ? id() : null }),
      }),
    },
    chosenPlayers: {
      memberChosen: () => ({ trainingId: id(), member: chosenMember(), locale: 'de' as const }),
      memberLeftOut: () => ({ trainingId: id(), memberId: person().id }),
      handicapOpened: () => ({ trainingId: id(), memberId: chance(0.5) ? person().id : null }),
      handicapTouched: () => ({ trainingId: id(), memberId: person().id, typed: pick(['18,4', '-1,2', typed()]) }),
      handicapConfirmed: () => ({ trainingId: id(), memberId: person().id, locale: 'de' as const }),
      playersAdded: () => ({ trainingId: id() }),
    },
    chosenPrizes: {
      prizeChosen: () => ({ trainingId: id(), chosen: pick(['', id()]), seen: id() }),
      prizeSaving: () => ({ trainingId: id() }),
      prizeRefused: () => ({ trainingId: id(), failure: chance(0.5) ? failure() : null }),
      prizeTakenMeanwhile: () => ({ trainingId: id(), meanwhile: pick(['', id()]) }),
    },
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
          },
        ],
        counts: { create: below(9), update: 0, unchanged: 0, refused: below(9) },
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
    forms: {
      formTyped: () => ({ form: form(), draft: chance(0.8) ? draft() : null }),
      formRestored: () => ({ form: form(), isRestored: chance(0.5) }),
      formBased: () => ({ form: form(), base: chance(0.8) ? { id: id(), version: below(9) } : null }),
      formRefused: () => ({ form: form(), failure: chance(0.8) ? failure() : null, isAtFields: chance(0.5) }),
      formRefusalCleared: () => ({ form: form() }),
      formEnded: () => ({ form: form(), outcome: chance(0.7) ? message() : null }),
      formLeft: () => ({ form: form() }),
    },
    controls: {
      listOpened: () => ({ control: control() }),
      listClosed: () => ({ control: control() }),
      searchTyped: () => ({
        ...{ control: control(), ids: [id(), `user ${id()}`] },
        ...pick([
          { shape: 'Xxx 0' },
          { q: typed(), pageSize: 50 },
          { shape: 'xxx', publicIds: [`fairway_${typed()}`] },
        ] as const),
      }),
      searchEnded: () => ({ control: control() }),
      pointsTyped: () => ({
        ...{ control: control(), typedPoints: pick(['-', '12', '12345', '-1,5', '000000', '0 xxxxx']) },
        stage: pick(['typed', 'asked', 'outOfRange'] as const),
      }),
      pointsEnded: () => ({ control: control() }),
      busyChanged: () => ({ control: control(), isBusy: chance(0.5) }),
      progressed: () => ({ control: control(), done: below(9), total: 9 }),
      progressEnded: () => ({ control: control() }),
      switched: () => ({ control: control(), isOn: chance(0.5) }),
      pagesShown: () => ({ control: control(), shown: 1 + below(5) }),
      entityCreated: () => ({ control: control(), id: typed() }),
      createdEnded: () => ({ control: control() }),
      passwordRated: () => ({ control: control(), rating: pick(['empty', 'enough', 'strong'] as const) }),
      controlsReset: nothing,
    },
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
