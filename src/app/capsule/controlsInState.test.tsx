import { screen, waitFor, within } from '@testing-library/react';
import type { Capsule, CapsuleStep } from '@/capsule/capsuleFile';
import { pointsTyped, searchTyped, switched, type TypedPoints } from '@/ui/controlsSlice';
import { reportTyped } from '@/ui/reportTyped';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { replayOf } from '@test/browser/openCapsule';
import { openPicker, tiles } from '@test/browser/openContent';
import { playersPlay } from '@test/browser/openTrainings';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

/** Returns the number of the first step of this type, counted as `showStep` does. */
const stepOf = ({ steps }: Capsule, type: string): number => steps.findIndex(({ action }) => action.type === type) + 1;

test('a replay shows the points in the number field, why they are refused, and a longer number by its shape', async () => {
  const { token, path } = await playersPlay({ type: 'TRACKMAN' });
  const app = await openApp({ path, as: token });
  await app.user.click(await screen.findByRole('button', { name: 'Show the balls of Jana Möller' }));
  const field = await screen.findByRole('textbox', { name: 'Points of ball 1' });
  await app.user.type(field, '-47');
  reportTyped();
  await app.user.clear(field);
  await app.user.type(field, '01715550100{Enter}');
  expect(field).toBeInvalid();
  const reason = /^Please enter a (number between|whole number)/;
  expect(screen.getByText(reason)).toBeVisible();
  reportTyped();
  const state = JSON.stringify(app.store.getState());
  const { showStep, last, capsule } = await replayOf(app);
  for (const text of [state, JSON.stringify(capsule)]) expect(text).not.toContain('01715550100');
  const typed = ({ action }: CapsuleStep) => pointsTyped.match(action) && action.payload.typedPoints === '-47';
  await showStep(capsule.steps.findIndex(typed) + 1);
  expect(await screen.findByRole('textbox', { name: 'Points of ball 1' })).toHaveValue('-47');
  await showStep(last);
  expect(screen.getByRole('textbox', { name: 'Points of ball 1' })).toHaveValue('00000000000');
  expect(screen.getByRole('textbox', { name: 'Points of ball 1' })).toBeInvalid();
  expect(screen.getByText(reason)).toBeVisible();
});

test('a replay shows the points on the number pad, the question about them and, once recorded, an empty pad', async () => {
  const { token, path, balls } = await playersPlay({ type: 'TRACKMAN' });
  const app = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Points of ball 1: none yet');
  await app.user.keyboard('4530');
  reportTyped();
  await app.user.keyboard('{Enter}');
  await screen.findByText('4,530: two balls, 45 and 30?');
  reportTyped();
  await app.user.keyboard('a');
  await waitFor(async () => expect(await balls()).toEqual([[45, 30], []]));
  const { showStep, last, capsule } = await replayOf(app);
  const after = (stage: TypedPoints['stage']) =>
    capsule.steps.findLastIndex(({ action }) => pointsTyped.match(action) && action.payload.stage === stage) + 1;
  await showStep(after('typed'));
  expect(await screen.findByText('Points of ball 1: 4530')).toBeVisible();
  expect(screen.queryByText('4,530: two balls, 45 and 30?')).not.toBeInTheDocument();
  await showStep(after('asked'));
  expect(await screen.findByRole('button', { name: /^Two balls: 45 and 30/ })).toBeVisible();
  await showStep(last);
  expect(await screen.findByText('Points of ball 3: none yet')).toBeVisible();
});

test('a replay shows whose last ball was recorded just now, and the open settings of the recorder', async () => {
  const { token, path } = await playersPlay({ numberofballs: 1 });
  const app = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  await app.user.click(screen.getByRole('button', { name: 'How to record' }));
  await app.user.keyboard('3');
  await screen.findByText('Jana Möller: all balls are recorded. Now Tom Weber.');
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByText(/: all balls are recorded\. Now /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'How to record', expanded: true })).toBeVisible();
});

test('a replay shows the recorder for the hand that its device remembers, and what is switched on for a late joiner', async () => {
  window.innerWidth = 390;
  window.localStorage.setItem('leftHanded', 'true');
  const { token, path } = await playersPlay();
  const app = await openApp({ path: `${path}&record=one`, as: token });
  const undo = () => screen.getByRole('button', { name: 'Nothing to undo', hidden: true });
  await screen.findByText('Result of ball 1: Jana Möller');
  expect(undo()).toHaveStyle({ alignSelf: 'flex-start' });
  await app.user.keyboard('+');
  await app.user.click(await screen.findByRole('switch', { name: 'Start with another handicap' }));
  const { showStep, capsule } = await replayOf(app);
  window.localStorage.clear();
  // Behind it the cache may have noted who reads what.
  const step = capsule.steps.findLastIndex(({ action }) => action.type === switched.type) + 1;
  await showStep(step - 1);
  const other = () => screen.findByRole('switch', { name: 'Start with another handicap' });
  expect(await other()).not.toBeChecked();
  await showStep(step);
  expect(await other()).toBeChecked();
  expect(undo()).toHaveStyle({ alignSelf: 'flex-start' });
});

test('a replay shows which members were found to be added, without what was searched for', async () => {
  const { token, pro, fixtures, club } = await proOfNewClub({ name: 'Petra', surname: 'Kühnemann' });
  await fixtures.member({ club, name: 'Emil', surname: 'Äppelwoi', handicap: 7 });
  await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  const app = await openApp({ path: `/private/sessionwizard/${id}?status=STARTED`, as: token });
  const found = async () =>
    within(await screen.findByRole('list', { name: 'Members who can be added' })).getAllByRole('button').length;
  await screen.findByRole('button', { name: /^Emil Äppelwoi/ });
  const all = await found();
  await app.user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'Äppel');
  await waitFor(async () => expect(await found()).toBe(1));
  const { showStep, last, capsule } = await replayOf(app);
  for (const text of ['Äppel', pro.surname]) expect(JSON.stringify(capsule)).not.toContain(text);
  await showStep(last);
  await waitFor(async () => expect(await found()).toBe(1));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search members' }).value).not.toBe('');
  await showStep(stepOf(capsule, searchTyped.type) - 1);
  await waitFor(async () => expect(await found()).toBe(all));
});

test('what is searched for when Enter takes the only member found is recorded before it is taken', async () => {
  const { token, fixtures, club } = await proOfNewClub();
  await fixtures.member({ club, name: 'Emil', surname: 'Äppelwoi', handicap: 7 });
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  const app = await openApp({ path: `/private/sessionwizard/${id}?status=STARTED`, as: token });
  await screen.findByRole('button', { name: /^Emil Äppelwoi/ });
  await app.user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'Äppel{Enter}');
  await screen.findByRole('heading', { name: 'Chosen: 1' });
  const { capsule } = await replayOf(app);
  const searched = stepOf(capsule, searchTyped.type);
  expect(searched).toBeGreaterThan(0);
  expect(searched).toBeLessThan(stepOf(capsule, 'chosenPlayers/memberChosen'));
});

test('a replay shows which images were found, without what was searched for', async () => {
  const { made, search, ...app } = await openPicker({ count: 2 });
  await typeInto(app.user, search, made[1] ?? '');
  await waitFor(() => expect(tiles()).toHaveLength(1));
  const { showStep, last, capsule } = await replayOf(app);
  expect(JSON.stringify(capsule)).not.toContain(made[1]);
  await showStep(last);
  const list = await screen.findByRole('list', { name: 'Images' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  // The first search may be recorded before the images were read.
  await showStep(capsule.steps.findLastIndex(({ action }) => action.type === searchTyped.type));
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(1));
});

test('a replay shows that closing a player session was under way', async () => {
  const { token, path } = await playersPlay();
  const app = await openApp({ path, as: token });
  const letOn = pauseNetwork('/playerdata/');
  const finish = () => screen.findByRole('button', { name: 'Finish editing: Jana Möller' });
  await app.user.click(await finish());
  await waitFor(async () => expect(await finish()).toHaveAttribute('aria-disabled', 'true'));
  const { showStep, last } = await replayOf(app);
  letOn();
  await showStep(last);
  const buttons = await screen.findAllByRole('button', { name: /^Finish editing: / });
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null]);
});
