import { screen } from '@testing-library/react';
import type { DialogKind } from '@/modal/dialog';
import { modalSlice } from '@/modal/modalSlice';
import { oneOfEach, type OneOfEach } from '@test/browser/oneOfEach';
import { openWithState } from '@test/browser/openState';
import { shownDialogs } from '@test/browser/shownDialogs';

const kinds = Object.keys({
  deleteTraining: 0,
  deletePlayerSession: 0,
  user: 0,
  deleteUser: 0,
  deleteUsers: 0,
  approvalCode: 0,
  accessLink: 0,
  accessLinks: 0,
  golfclub: 0,
  deleteGolfclub: 0,
  importMembers: 0,
  deleteImport: 0,
  deleteTemplate: 0,
  deleteCategory: 0,
  deleteMapping: 0,
  deletePrice: 0,
  moveTraining: 0,
  displayLink: 0,
  madeDisplayLink: 0,
  displayCode: 0,
  deleteDisplayLink: 0,
  helperCodes: 0,
  deleteHelperCode: 0,
  deleteHelperName: 0,
  markTraining: 0,
  startOnOtherDay: 0,
  finishOpen: 0,
  finishUnsent: 0,
  unsentBalls: 0,
  deleteUnsentBall: 0,
  giveBall: 0,
  lateJoiner: 0,
  startHandicap: 0,
  groups: 0,
  deleteImage: 0,
  discard: 0,
  chain: 0,
  runningChain: 0,
  signOut: 0,
  endSignIns: 0,
  palette: 0,
  shortcuts: 0,
  capsule: 0,
} satisfies Record<DialogKind, 0>) as DialogKind[];

let made: OneOfEach;
beforeAll(async () => {
  made = await oneOfEach();
});

test.each(kinds)('a state with the dialog %s shows it', async (kind) => {
  const { path, over = [], dialog, role = 'dialog', name, state } = shownDialogs(made)[kind];
  const dialogs = [...over, dialog].map((one) => ({ dialog: one, signal: null }));
  const modal = { ...modalSlice.getInitialState(), dialogs };
  const { store, close } = await openWithState(path, made.token, { ...state, modal });
  try {
    expect(await screen.findByRole(role, { name })).toBeVisible();
    expect(store.getState().modal.dialogs).toEqual(dialogs);
  } finally {
    close();
  }
});
