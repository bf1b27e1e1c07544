import type { AppState } from '@/app/makeStore';
import type { Dialog, DialogKind, DialogOf } from '@/modal/dialog';
import { imagePickerSlice } from '@/modal/imagePickerSlice';
import type { BallEntry } from '@/outbox/entries';
import { outboxSlice } from '@/outbox/outboxSlice';
import { gridsSlice, rowsChecked } from '@/ui/dataGrid/gridsSlice';
import type { OneOfEach } from './oneOfEach';

/** What stands on the screen where a state holds a dialog of this kind. */
interface ShownDialog<Kind extends DialogKind> {
  path: string;
  dialog: DialogOf<Kind>;
  /** What it stands over, the lowest first. */
  over?: readonly Dialog[];
  role?: 'alertdialog';
  name: string | RegExp;
  state?: Partial<AppState>;
}

const ofDeletion = { role: 'alertdialog', name: 'Confirm Deletion' } as const;

/** Returns what each dialog needs to be shown, and how it is named. */
export function shownDialogs(made: OneOfEach): { [Kind in DialogKind]: ShownDialog<Kind> } {
  const { club, surname, player, waiting, started } = made;
  const users = `/private/users?q=${encodeURIComponent(surname)}`;
  const wizard = `/private/sessionwizard/${started.id}?status=STARTED`;
  const anywhere = '/private/leaguetable';
  const [sessionId = ''] = started.sessionIds;
  const ball: BallEntry = {
    kind: 'ball',
    key: 'one',
    userId: player.id,
    order: 1,
    trainingId: started.id,
    playerDataId: sessionId,
    index: 1,
    points: 3,
    basedOn: 0,
    recordedAt: '2026-11-20T10:00:00.000Z',
    state: 'waiting',
    failure: null,
    isKept: true,
  };
  const unsent = { outbox: { ...outboxSlice.getInitialState(), entries: [ball] } };
  const listed = JSON.stringify({ club: null, filter: 'all', q: surname, where: [] });
  const checkedPlayer = gridsSlice.reducer(undefined, rowsChecked({ grid: 'users', list: listed, ids: [player.id] }));
  const picker = { tag: 'sessionprice', field: 'test' } as const;
  return {
    deleteTraining: {
      path: '/private/sessionplanner',
      dialog: { kind: 'deleteTraining', id: made.planned.id },
      ...ofDeletion,
    },
    moveTraining: {
      path: '/private/sessionplanner',
      dialog: { kind: 'moveTraining', id: made.planned.id },
      name: `Move: ${made.planned.snapshot.name.en ?? ''}`,
    },
    deletePlayerSession: {
      path: wizard,
      dialog: { kind: 'deletePlayerSession', trainingId: started.id, id: sessionId },
      ...ofDeletion,
    },
    user: { path: users, dialog: { kind: 'user', id: null }, name: 'Create User' },
    deleteUser: { path: users, dialog: { kind: 'deleteUser', id: player.id }, ...ofDeletion },
    deleteUsers: {
      path: users,
      dialog: { kind: 'deleteUsers' },
      ...ofDeletion,
      state: {
        grids: checkedPlayer,
      },
    },
    approvalCode: {
      path: users,
      dialog: { kind: 'approvalCode', id: waiting.id },
      name: `Approval code of Nora ${surname}`,
    },
    accessLink: { path: users, dialog: { kind: 'accessLink', id: player.id }, name: `Access link: Jana ${surname}` },
    accessLinks: {
      path: users,
      dialog: { kind: 'accessLinks' },
      name: 'Access links',
      state: { grids: checkedPlayer },
    },
    golfclub: { path: '/private/golfclubs', dialog: { kind: 'golfclub', id: null }, name: 'Create new Golfclub' },
    deleteGolfclub: { path: '/private/golfclubs', dialog: { kind: 'deleteGolfclub', id: club.id }, ...ofDeletion },
    importMembers: { path: users, dialog: { kind: 'importMembers' }, name: 'Import members' },
    deleteImport: {
      path: `/private/changes?club=${made.own.id}`,
      dialog: { kind: 'deleteImport', id: made.importId },
      ...ofDeletion,
    },
    deleteTemplate: {
      path: '/private/sessiontemplates',
      dialog: { kind: 'deleteTemplate', id: made.template.content.id },
      ...ofDeletion,
    },
    deleteCategory: {
      path: '/private/sessioncategories',
      dialog: { kind: 'deleteCategory', id: made.category.id },
      ...ofDeletion,
    },
    deleteMapping: {
      path: '/private/settings/sessionpoints',
      dialog: { kind: 'deleteMapping', id: made.mapping.id },
      ...ofDeletion,
    },
    deletePrice: { path: '/private/sessionprices', dialog: { kind: 'deletePrice', id: made.price.id }, ...ofDeletion },
    helperCodes: {
      path: wizard,
      dialog: { kind: 'helperCodes', trainingId: started.id },
      name: /^Helper's codes: /,
    },
    deleteHelperCode: {
      path: wizard,
      over: [{ kind: 'helperCodes', trainingId: started.id }],
      dialog: { kind: 'deleteHelperCode', id: made.helperCode.id },
      ...ofDeletion,
    },
    deleteHelperName: {
      path: wizard,
      over: [{ kind: 'helperCodes', trainingId: started.id }],
      dialog: { kind: 'deleteHelperName', id: made.helper.id },
      ...ofDeletion,
    },
    displayLink: { path: '/private/display', dialog: { kind: 'displayLink' }, name: 'Make a display link' },
    madeDisplayLink: {
      path: '/private/display',
      dialog: { kind: 'madeDisplayLink', id: made.link.id },
      name: `The link for ${made.link.name}`,
    },
    displayCode: {
      path: '/private/display',
      dialog: { kind: 'displayCode', id: made.link.id },
      name: `Short address: ${made.link.name}`,
    },
    deleteDisplayLink: {
      path: '/private/display',
      dialog: { kind: 'deleteDisplayLink', id: made.link.id },
      ...ofDeletion,
    },
    markTraining: {
      path: '/private/activetrainingsessions',
      dialog: { kind: 'markTraining', step: 'unfinish', id: made.finished.id },
      role: 'alertdialog',
      name: 'Mark unfinished',
    },
    startOnOtherDay: {
      path: `/private/sessionwizard/${made.planned.id}?status=PLANNED`,
      dialog: { kind: 'startOnOtherDay', trainingId: made.planned.id },
      role: 'alertdialog',
      name: made.planned.snapshot.name.en ?? '',
    },
    finishOpen: {
      path: wizard,
      dialog: { kind: 'finishOpen', trainingId: started.id },
      role: 'alertdialog',
      name: started.snapshot.name.en ?? '',
    },
    finishUnsent: {
      path: wizard,
      dialog: { kind: 'finishUnsent', trainingId: started.id, playerDataId: null },
      role: 'alertdialog',
      name: 'Not synced yet',
      state: unsent,
    },
    unsentBalls: { path: anywhere, dialog: { kind: 'unsentBalls' }, name: 'Not synced yet', state: unsent },
    deleteUnsentBall: {
      path: anywhere,
      over: [{ kind: 'unsentBalls' }],
      dialog: { kind: 'deleteUnsentBall', id: ball.key, shownIn: 'drawer' },
      ...ofDeletion,
      state: unsent,
    },
    giveBall: {
      path: wizard,
      dialog: { kind: 'giveBall', playerDataId: sessionId, index: 0 },
      name: `Ball 1 of Jana ${surname}: give 3 points to …`,
    },
    groups: { path: wizard, dialog: { kind: 'groups', trainingId: started.id }, name: /^Groups: / },
    lateJoiner: {
      path: `${wizard}&record=one`,
      dialog: { kind: 'lateJoiner', trainingId: started.id },
      name: `${started.snapshot.name.en ?? ''}: add a player`,
    },
    startHandicap: {
      path: wizard,
      dialog: { kind: 'startHandicap', id: sessionId },
      name: `Correct the start handicap: Jana ${surname}`,
    },
    endSignIns: {
      path: '/private/profile',
      dialog: { kind: 'endSignIns' },
      role: 'alertdialog',
      name: 'End all your sign-ins?',
    },
    deleteImage: {
      path: anywhere,
      dialog: { kind: 'deleteImage', publicId: made.image },
      ...ofDeletion,
      state: { imagePicker: { ...imagePickerSlice.getInitialState(), picker } },
    },
    discard: {
      path: users,
      over: [{ kind: 'user', id: null }],
      dialog: { kind: 'discard', of: 'user' },
      role: 'alertdialog',
      name: 'Discard what you entered?',
    },
    chain: {
      path: anywhere,
      dialog: { kind: 'chain', trainingId: made.finished.id, playerId: player.id },
      name: 'How these points come about',
    },
    runningChain: {
      path: `${wizard}&record=one`,
      dialog: { kind: 'runningChain', id: sessionId },
      name: `How these points come about: Jana ${surname}`,
    },
    signOut: {
      path: anywhere,
      dialog: { kind: 'signOut' },
      role: 'alertdialog',
      name: 'Sign out with unsent balls?',
      state: unsent,
    },
    palette: { path: anywhere, dialog: { kind: 'palette' }, name: 'Commands' },
    shortcuts: { path: anywhere, dialog: { kind: 'shortcuts' }, name: 'Keyboard shortcuts' },
    capsule: { path: anywhere, dialog: { kind: 'capsule' }, name: 'Report a problem' },
  };
}
