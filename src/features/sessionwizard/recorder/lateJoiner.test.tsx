import { screen, within } from '@testing-library/react';
import { goTo, noDialogLeft, openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { ScheduledTraining } from '@contract/training';

async function runningTraining() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller' });
  await fixtures.member({ club, name: 'Emil', surname: 'Großmann', handicap: 24 });
  const { id } = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [{ players: [jana], status: 'EDIT' }],
  });
  const token = await fixtures.signedIn(pro);
  const players = async () => {
    const { body } = await api(token).get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`);
    return body.trainingSessions.map((session) => [session.players[0]?.name, session.players[0]?.handicap]);
  };
  return { token, path: `/private/sessionwizard/${id}?status=STARTED&record=one`, players };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /: add a player$/ }));

test('plus, a name and Enter add a player, and recording goes on where it stood', async () => {
  const { token, path, players } = await runningTraining();
  const { user } = await openApp({ path, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  await user.keyboard('3');
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  await user.keyboard('+');
  const search = (await dialog()).getByRole('searchbox', { name: 'Search members' });
  expect(search).toHaveFocus();
  await user.keyboard('grossm');
  await (await dialog()).findByRole('button', { name: /^Emil Großmann/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Emil Großmann is added.')).toBeVisible();
  expect(screen.getByText('Result of ball 2: Jana Möller')).toBeVisible();
  expect(await screen.findByText('All sent')).toBeVisible();
  expect(await players()).toEqual([
    ['Jana', expect.any(Number)],
    ['Emil', 24],
  ]);
});

test('another start handicap has to be confirmed before the player is added', async () => {
  const { token, path, players } = await runningTraining();
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'Add a player' }));
  const form = await dialog();
  await user.click(form.getByRole('switch', { name: 'Start with another handicap' }));
  await user.click(await form.findByRole('button', { name: /^Emil Großmann/ }));
  const handicap = await form.findByRole('textbox', { name: 'Handicap started of Emil Großmann' });
  await user.clear(handicap);
  await user.type(handicap, '20.1');
  await user.click(form.getByRole('button', { name: 'Add players' }));
  expect(handicap).toHaveAccessibleDescription(/Please confirm this handicap first/);
  await user.click(form.getByRole('button', { name: 'Confirm 20.1' }));
  await user.click(form.getByRole('button', { name: 'Add players' }));
  expect(await screen.findByText('Emil Großmann is added.')).toBeVisible();
  expect(await screen.findByText('All sent')).toBeVisible();
  expect(await players()).toEqual([
    ['Jana', expect.any(Number)],
    ['Emil', 20.1],
  ]);
});

test('adding a player is over when the browser goes back to the training', async () => {
  const { token, path } = await runningTraining();
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'Add a player' }));
  await dialog();
  goTo(path.replace('&record=one', ''));
  await noDialogLeft();
  expect(screen.getByRole('button', { name: 'Record balls' })).toBeVisible();
});
