import { screen, waitFor, within } from '@testing-library/react';
import { chosenPrizesSlice } from '@/features/activetrainingsessions';
import { languageChosen, listOpened, pagesShown, progressed, switched } from '@/ui/controlsSlice';
import { chooseOption } from '@test/browser/chooseOption';
import { clubWithEntries } from '@test/browser/clubWithEntries';
import { clubWithLeague, clubWithMembers, rowOf } from '@test/browser/clubs';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { replayOf } from '@test/browser/openCapsule';
import { adminAndMapping, adminEditing, openBlock } from '@test/browser/openContent';
import { sessionsOfClub } from '@test/browser/openTrainings';
import { adminAndClub } from '@test/fixtures/adminAndClub';

const optionsShown = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('a replay shows the open list of a select', async () => {
  const { token } = await adminAndClub();
  const app = await openApp({ path: '/private/golfclubs', as: token });
  await app.user.click(await screen.findByRole('button', { name: 'Create Golfclub' }));
  await app.user.click(await screen.findByRole('combobox', { name: /^Country/ }));
  const options = await optionsShown();
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(capsule.steps.findIndex(({ action }) => action.type === listOpened.type));
  await screen.findByRole('dialog', { name: 'Create new Golfclub' });
  expect(screen.queryAllByRole('option')).toEqual([]);
  await showStep(last);
  expect(await optionsShown()).toEqual(options);
});

test('a replay shows how far a change of many users was', async () => {
  const { fixtures, admin, waiting, search } = await clubWithMembers();
  const app = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  await app.user.click(within(await rowOf(waiting.email)).getByRole('checkbox'));
  const letOn = pauseNetwork('/members/bulk');
  await app.user.click(await screen.findByRole('button', { name: 'Approve' }));
  const bar = within(screen.getByRole('group', { name: 'Checked users' }));
  const { textContent } = await bar.findByText(/0 of 1/);
  const { showStep, last, capsule } = await replayOf(app);
  letOn();
  await showStep(last);
  expect(await screen.findByText(textContent)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await showStep(capsule.steps.findIndex(({ action }) => action.type === progressed.type));
  expect(await screen.findByText('1 user checked')).toBeVisible();
});

test('a replay shows that a prize was being saved', async () => {
  const made = await sessionsOfClub();
  const price = await made.fixtures.price();
  const training = await made.make('FINISHED');
  const app = await made.open('?show=finished');
  const prize = () => screen.findByRole('combobox', { name: /^Instant prize: / });
  await app.user.click(await screen.findByLabelText(`Edit: ${training.label}`));
  await chooseOption(app.user, await prize(), price.name);
  const letOn = pauseNetwork('/sessioninstantprice');
  await app.user.click(screen.getByLabelText(`Save: ${training.label}`));
  await waitFor(async () => expect(await prize()).toHaveAttribute('aria-disabled', 'true'));
  const { showStep, last, capsule } = await replayOf(app);
  letOn();
  await showStep(last);
  expect(await prize()).toHaveAttribute('aria-disabled', 'true');
  await showStep(capsule.steps.findIndex(({ action }) => action.type === chosenPrizesSlice.actions.prizeSaving.type));
  await waitFor(async () => expect(await prize()).not.toHaveAttribute('aria-disabled'));
});

test('a replay shows what was computed for changed points, and that they were changed again', async () => {
  const { token, path, mapping } = await adminAndMapping();
  const { user, block, pointsIn, ...app } = await openBlock({ token, path, name: mapping.name });
  await user.click(block.getByRole('button', { name: `Edit ${mapping.name}` }));
  await user.click(block.getByRole('button', { name: /^What would change\?/ }));
  const unused = /^No club has finished a training with this mapping yet/;
  await block.findByText(unused);
  await typeInto(user, pointsIn(2), '6');
  const outdated = /^The rows have changed since this was computed/;
  await block.findByText(outdated);
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByText(outdated)).toBeVisible();
  const answered = capsule.steps.findIndex(({ action }) => action.type === 'api/executeMutation/fulfilled');
  await showStep(answered + 1);
  expect(await screen.findByText(unused)).toBeVisible();
});

test('a replay shows that duplicates kept points from being saved', async () => {
  const { token, path, mapping } = await adminAndMapping();
  const { user, block, difference, ...app } = await openBlock({ token, path, name: mapping.name });
  await user.click(block.getByRole('button', { name: `Edit ${mapping.name}` }));
  const { value } = difference(1) as HTMLInputElement;
  await typeInto(user, difference(2), value);
  await user.click(block.getByRole('button', { name: `Confirm ${mapping.name}` }));
  const alert = 'Duplicate handicap found, please fix it!';
  await block.findByText(alert);
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByText(alert)).toBeVisible();
  await showStep(capsule.steps.findIndex(({ action }) => action.type === switched.type));
  await waitFor(() => expect(screen.queryByText(alert)).not.toBeInTheDocument());
});

test('a replay shows the difference that was tried in a mapping, and its points', async () => {
  const { token, path, mapping } = await adminAndMapping();
  const { user, block, ...app } = await openBlock({ token, path, name: mapping.name });
  await user.type(block.getByRole('textbox', { name: 'Try a difference' }), '-1.5');
  const answer = block.getByText(/^\d+ points?, decided by the row /).textContent;
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByRole('textbox', { name: 'Try a difference' })).toHaveValue('-1.5');
  expect(screen.getByText(answer)).toBeVisible();
});

const blocksShown = async () => within(await screen.findByRole('main')).findAllByRole('region');

test('a replay shows how many events of a player were shown', async () => {
  const { fixtures, pro, anna, play } = await clubWithLeague();
  for (let day = 1; day <= 11; day += 1) await play(`02-${String(day).padStart(2, '0')}`, [[anna, day]]);
  const app = await openApp({ path: '/private/leaguetable', as: await fixtures.signedIn(pro) });
  await app.user.click(await screen.findByRole('button', { name: 'Events: Anna Zander, rank 1' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: /^Events of / }));
  await app.user.click(await (await dialog()).findByRole('button', { name: 'Show 2 more' }));
  const events = async () => (await dialog()).queryAllByRole('listitem').length;
  await waitFor(async () => expect(await events()).toBe(12));
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(last);
  await waitFor(async () => expect(await events()).toBe(12));
  await showStep(capsule.steps.findIndex(({ action }) => action.type === pagesShown.type));
  await waitFor(async () => expect(await events()).toBe(10));
});

test('a replay shows a mapping that was just made on top, although the search does not find it', async () => {
  const { token, path } = await adminAndMapping();
  const app = await openApp({ path, as: token });
  await app.user.click(await screen.findByRole('button', { name: 'Create Session Points Generation' }));
  await waitFor(async () => expect(await blocksShown()).toHaveLength(2));
  const fields = async () => (await blocksShown()).map((block) => block.querySelectorAll('input').length);
  const [ofNew, ofFound] = await fields();
  expect(ofNew).not.toBe(ofFound);
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  await waitFor(async () => expect(await fields()).toEqual([ofNew, ofFound]));
});

test('a replay shows the filter of a column as it was being typed, of a name the shape alone', async () => {
  const { token } = await adminAndClub();
  const app = await openApp({ path: '/private/golfclubs', as: token });
  await app.user.click(await screen.findByRole('button', { name: 'Filter Golfclubs by a column' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Name' }));
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Filter by Name' }));
  await chooseOption(app.user, (await panel()).getByRole('combobox', { name: 'Condition' }), 'starts with');
  await app.user.type((await panel()).getByRole('textbox', { name: 'Value' }), 'Äppel');
  const { showStep, last, capsule } = await replayOf(app);
  expect(JSON.stringify(capsule)).not.toContain('Äppel');
  await showStep(last);
  expect((await panel()).getByRole('textbox', { name: 'Value' })).toHaveValue('Xxxxx');
  expect((await panel()).getByRole('combobox', { name: 'Condition' })).toHaveTextContent('starts with');
});

test('a replay shows why days were refused that a league table was asked for', async () => {
  const { token } = await adminAndClub();
  const app = await openApp({ path: '/private/leaguetable', as: token });
  await chooseOption(app.user, await screen.findByRole('combobox', { name: 'Season' }), 'Other dates …');
  await app.user.type(await screen.findByRole('textbox', { name: 'From' }), '31.02.2026{Enter}');
  const wrong = await screen.findByText(/^There is no such date/);
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByRole('textbox', { name: 'From' })).toHaveValue('00.00.0000');
  expect(screen.getByText(wrong.textContent)).toBeVisible();
});

test('a replay shows which players of the league table were found', async () => {
  const { asPro } = await clubWithEntries();
  const app = await openApp({ path: '/private/leaguetable?q=moell', as: asPro });
  const playersFound = async () => (await screen.findAllByRole('row')).length - 1;
  await waitFor(async () => expect(await playersFound()).toBe(1));
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  await waitFor(async () => expect(await playersFound()).toBe(1));
  expect(screen.queryByText('Nothing matches.')).not.toBeInTheDocument();
});

test('a replay shows which templates were found', async () => {
  const { gate } = await clubWithEntries();
  const { token } = await adminAndClub();
  const app = await openApp({ path: `/private/sessiontemplates?q=${gate.name.en}`, as: token });
  const found = async () => within(await screen.findByRole('main')).findAllByRole('heading', { level: 2 });
  expect(await found()).toHaveLength(1);
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await found()).toHaveLength(1);
});

test('a replay shows which language of a template was in front', async () => {
  window.innerWidth = 890;
  const app = await adminEditing();
  await app.press('Deutsch: complete');
  expect(app.field('Name (Deutsch)')).toBeVisible();
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(capsule.steps.findIndex(({ action }) => action.type === languageChosen.type));
  expect(await screen.findByLabelText('Name (English)')).toBeVisible();
  expect(screen.queryByLabelText('Name (Deutsch)')).not.toBeInTheDocument();
  await showStep(last);
  expect(await screen.findByLabelText('Name (Deutsch)')).toBeVisible();
  expect(screen.queryByLabelText('Name (English)')).not.toBeInTheDocument();
});
