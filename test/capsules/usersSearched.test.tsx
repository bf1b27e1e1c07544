import { screen, waitFor } from '@testing-library/react';
import { reducer } from '../../src/app/makeStore';
import { replay } from '../../src/capsule/replay';
import { clubWithMembers, rowOf } from '../browser/clubWithMembers';
import { exportCapsule } from '../browser/exportCapsule';
import { openApp } from '../browser/openApp';
import { openCapsule } from '../browser/openCapsule';

test('what an admin exports of a search among users replays exactly and names nobody', async () => {
  const { world, admin, player, surname, search } = await clubWithMembers();
  const { user, store } = await openApp({ path: '/private/users', as: await world.signedIn(admin) });
  await user.type(await screen.findByRole('searchbox'), surname);
  await waitFor(() => expect(window.location.search).toContain(search));
  const isFound = (entry: { originalArgs?: unknown; status: string } | undefined) =>
    entry?.status === 'fulfilled' && JSON.stringify(entry.originalArgs).includes(`"q":"${surname}"`);
  await waitFor(() => expect(Object.values(store.getState().api.queries).filter(isFound)).toHaveLength(2));
  await rowOf(player.email);
  await user.click(await screen.findByRole('button', { name: `Edit Jörg ${surname}` }));
  await screen.findByRole('dialog');

  const capsule = exportCapsule('usersSearched', store);
  expect(replay(capsule, reducer).diverged).toBeNull();
  expect(capsule.final).toMatchObject({ modal: { dialogs: [{ dialog: { kind: 'user', id: player.id } }] } });
  for (const text of [surname, player.email, player.username, admin.email]) {
    expect(JSON.stringify(capsule)).not.toContain(text);
  }
});

test('the screens of the kept one lead from the list to the opened dialog', async () => {
  const { capsule, last, showStep } = await openCapsule('usersSearched');
  const opened = capsule.steps.findIndex(({ action }) => action.type.startsWith('modal/dialog'));
  await showStep(opened);
  expect(await screen.findAllByRole('link', { name: /@/ })).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await showStep(last);
  expect(await screen.findByRole('dialog', { name: /^Edit/ })).toBeInTheDocument();
});
