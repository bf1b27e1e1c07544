import { screen, waitFor } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

async function runningTraining() {
  const { fixtures, club, token, calls } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const emil = await fixtures.member({ club, name: 'Emil', surname: 'Ärger', handicap: 7 });
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  const path = `/private/sessionwizard/${id}?status=STARTED`;
  return { ...calls(id), jana, emil, token, path };
}

const draftKeys = () => Object.keys(window.sessionStorage).filter((key) => key.includes('chosenPlayers'));

/** Chooses both, one with a confirmed handicap, and leaves the page as a reload would. */
async function bothChosen({ path, token }: { path: string; token: string }) {
  const { user, close } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: /^Jana Möller · handicap/ }));
  await user.click(await screen.findByRole('button', { name: /^Emil Ärger · handicap/ }));
  await user.click(screen.getByRole('button', { name: 'Jana Möller · 18.4' }));
  const handicap = screen.getByRole('textbox', { name: 'Handicap started of Jana Möller' });
  await user.clear(handicap);
  await user.type(handicap, '12,3');
  await user.click(screen.getByRole('button', { name: 'Confirm 12.3' }));
  close();
}

test('who is chosen and whose handicap is confirmed stay so over a reload, until they are added', async () => {
  const training = await runningTraining();
  await bothChosen(training);
  const { user } = await openApp({ path: training.path });
  expect(await screen.findByRole('heading', { name: 'Chosen: 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Jana Möller · 12.3 confirmed' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Emil Ärger · 7.0' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add players' }));
  expect(await screen.findByText('2 players are added.')).toBeVisible();
  await waitFor(() => expect(draftKeys()).toEqual([]));
});

test('who is in the training by now, or is no member any more, is not chosen again', async () => {
  const training = await runningTraining();
  const { jana, emil, path } = training;
  await bothChosen(training);
  const { name, surname, username, golfclubId } = emil;
  expect((await training.addPlayers([{ name, surname, username, golfclubId, handicap: 7 }])).status).toBe(200);
  const opened = await openApp({ path });
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Jana Möller · 12.3 confirmed' })).toBeVisible();
  opened.close();

  await sql("update members set roles = '{UNAPPROVED}' where id = $1", [jana.id]);
  await openApp({ path });
  expect(await screen.findByRole('heading', { name: 'Chosen: 0' })).toBeVisible();
  await waitFor(() => expect(draftKeys()).toEqual([]));
});

test('whoever signs out leaves nobody chosen behind', async () => {
  const training = await runningTraining();
  await bothChosen(training);
  expect(draftKeys()).toHaveLength(1);
  const { user } = await openApp({ path: training.path });
  expect(await screen.findByRole('heading', { name: 'Chosen: 2' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(draftKeys()).toEqual([]);
});
