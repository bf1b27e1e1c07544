import { screen, waitFor, within } from '@testing-library/react';
import { sessionsOfClub } from '../../../../test/browser/openSessions';
import { api } from '../../../../test/world/api';

const prizeOf = (label: string) => screen.findByLabelText(`Instant prize: ${label}`);

/** A finished training on the screen, in edit mode, with two prizes to choose from. */
async function edited({ isAwarded = false } = {}) {
  const made = await sessionsOfClub();
  const [price, other] = [await made.world.price(), await made.world.price()];
  const training = await made.make('FINISHED', isAwarded ? { price } : {});
  const app = await made.open('?show=finished');
  await app.user.click(await screen.findByLabelText(`Edit: ${training.label}`));
  const prize = await prizeOf(training.label);
  await within(prize).findByText(other.name);
  const save = () => app.user.click(screen.getByLabelText(`Save: ${training.label}`));
  // It is called so again once the row is out of edit mode.
  const saved = () => screen.findByLabelText(`Edit: ${training.label}`);
  return { ...made, ...app, price, other, training, prize, save, saved };
}

test('choosing a prize for a training without one awards it, and saving leaves edit mode', async () => {
  const { user, prize, price, training, save, recordOf, trainingNow } = await edited();
  expect(prize).toBeEnabled();
  expect(prize).toHaveFocus();
  await user.selectOptions(prize, price.name);
  await save();
  expect(await screen.findByText(`The instant prize of ${training.name} is saved.`)).toBeVisible();
  expect(prize).toBeDisabled();
  expect(screen.getByLabelText(`Edit: ${training.label}`)).toHaveFocus();
  expect(screen.getByLabelText(`Save: ${training.label}`)).toBeDisabled();
  await waitFor(() => expect(prize).toHaveDisplayValue(price.name));
  expect(await recordOf(training.id)).toMatchObject({ session_price_id: price.id });
  expect((await trainingNow(training.id)).session_price).toEqual({ id: price.id, name: price.name });
});

test('choosing another prize changes the record', async () => {
  const { user, prize, other, training, save, saved, recordOf } = await edited({ isAwarded: true });
  const before = await recordOf(training.id);
  await user.selectOptions(prize, other.name);
  await save();
  await saved();
  expect(await recordOf(training.id)).toEqual({ ...before, session_price_id: other.id });
  await waitFor(() => expect(prize).toHaveDisplayValue(other.name));
});

test('choosing the empty option removes the record', async () => {
  const { user, prize, training, save, saved, recordOf } = await edited({ isAwarded: true });
  await user.selectOptions(prize, 'No instant prize');
  await save();
  await saved();
  expect(await recordOf(training.id)).toBeNull();
  await waitFor(() => expect(prize).toHaveDisplayValue('No instant prize'));
});

test('saving no prize where there is none changes nothing and leaves edit mode', async () => {
  const { training, save, saved, recordOf } = await edited();
  await save();
  await saved();
  expect(await recordOf(training.id)).toBeNull();
});

test('pressing the edit button again leaves edit mode without saving', async () => {
  const { user, prize, price, other, training, recordOf } = await edited({ isAwarded: true });
  await user.selectOptions(prize, other.name);
  await user.click(screen.getByLabelText(`Cancel editing: ${training.label}`));
  expect(prize).toBeDisabled();
  expect(prize).toHaveDisplayValue(price.name);
  expect(await recordOf(training.id)).toMatchObject({ session_price_id: price.id });
});

test('where somebody else has awarded a prize meanwhile both are shown, and theirs can be taken', async () => {
  const { client, user, prize, price, other, training, save, recordOf } = await edited();
  await user.selectOptions(prize, price.name);
  await client.post('/sessioninstantprice', { session_id: training.id, session_price_id: other.id });
  await save();
  const question = await screen.findByRole('group', { name: training.label });
  const row = within(question).getByRole('row', { name: /Instant prize/ });
  await waitFor(() => expect(row).toHaveTextContent(`Instant prize${price.name}${other.name}`));
  expect(await recordOf(training.id)).toMatchObject({ session_price_id: other.id });

  await user.click(within(question).getByText('Take the saved version'));
  expect(screen.queryByRole('group', { name: training.label })).not.toBeInTheDocument();
  await waitFor(() => expect(prize).toHaveDisplayValue(other.name));
  expect(prize).toBeDisabled();
  expect(screen.getByLabelText(`Edit: ${training.label}`)).toHaveFocus();
});

test('where somebody else has taken the prize away meanwhile the own choice can be saved over it', async () => {
  const { client, user, prize, other, training, save, saved, recordOf } = await edited({ isAwarded: true });
  await user.selectOptions(prize, other.name);
  await client.delete('/sessioninstantprice', { id: (await recordOf(training.id))?.id });
  await save();
  const question = await screen.findByRole('group', { name: training.label });
  expect(within(question).getByRole('row', { name: /Instant prize/ })).toHaveTextContent('No instant prize');
  await user.click(within(question).getByText('Overwrite with mine'));
  await saved();
  expect(await recordOf(training.id)).toMatchObject({ session_price_id: other.id });
});

test('where somebody else has awarded the same prize meanwhile nobody is asked', async () => {
  const { client, user, prize, price, training, save, saved, recordOf } = await edited();
  await user.selectOptions(prize, price.name);
  await client.post('/sessioninstantprice', { session_id: training.id, session_price_id: price.id });
  await save();
  await saved();
  expect(await recordOf(training.id)).toMatchObject({ session_price_id: price.id });
});

test('a chosen prize that was deleted meanwhile is refused at its field, and what was chosen is still said', async () => {
  const { world, club, user, prize, price, save } = await edited();
  await user.selectOptions(prize, price.name);
  const admin = await world.signedIn(await world.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  await api(admin).delete('/sessionprices', { id: price.id });
  await save();
  await waitFor(() => expect(prize).toBeInvalid());
  expect(prize).toBeEnabled();
  await waitFor(() => expect(prize).toHaveDisplayValue('This prize no longer exists'));
});

const leave = () => screen.getByText('League Table');
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

test('leaving the page with a chosen prize asks; without one it does not', async () => {
  const { user, prize, price, training } = await edited();
  await user.selectOptions(prize, price.name);
  await user.click(leave());
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByText('Keep editing'));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(prize).toHaveDisplayValue(price.name);

  await user.click(screen.getByLabelText(`Cancel editing: ${training.label}`));
  await user.click(leave());
  await isAt('/private/leaguetable');
});

test('a page that was left is not in edit mode when it is opened again', async () => {
  const { user, training, prize } = await edited();
  await user.click(leave());
  await isAt('/private/leaguetable');
  await waitFor(() => expect(prize).not.toBeInTheDocument());
  window.history.back();
  expect(await screen.findByLabelText(`Edit: ${training.label}`)).toBeVisible();
  expect(screen.getByLabelText(`Save: ${training.label}`)).toBeDisabled();
});
