import { screen, waitFor, within } from '@testing-library/react';
import { adminAndPrice } from '../../../test/browser/adminAndPrice';
import { openApp } from '../../../test/browser/openApp';
import { typeInto } from '../../../test/browser/typeInto';
import { api } from '../../../test/world/api';

const path = '/private/sessionprices';

async function typed() {
  const made = await adminAndPrice();
  const app = await openApp({ path, as: made.token });
  await app.user.click(await screen.findByLabelText(`Edit ${made.price.name}`));
  await typeInto(app.user, await screen.findByLabelText('Name'), 'Golden ball');
  return { ...made, ...app };
}

test('Escape asks before something typed is lost', async () => {
  const { user, price } = await typed();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByText('Keep editing'));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name')).toHaveValue('Golden ball');
  await user.click(screen.getByLabelText(`Cancel editing ${price.name}`));
  await user.click(await screen.findByText('Discard'));
  expect(await screen.findByText(price.name)).toBeVisible();
});

test('leaving the page asks', async () => {
  const { user } = await typed();
  await user.click(screen.getByText('Golfclubs'));
  await user.click(await screen.findByText('Keep editing'));
  expect(screen.getByLabelText('Name')).toHaveValue('Golden ball');
  await user.click(await screen.findByText('Golfclubs'));
  await user.click(await screen.findByText('Discard'));
  expect(await screen.findByRole('heading', { name: 'Golfclubs' })).toBeVisible();
});

test('what was typed survives a reload, can be saved, and then is no draft any more', async () => {
  const { close, price, priceNow } = await typed();
  close();
  const again = await openApp({ path });
  const form = await screen.findByLabelText(`Edit prize ${price.name}`);
  expect(within(form).getByText(/is still here/)).toBeVisible();
  await again.user.click(within(form).getByLabelText(`Save ${price.name}`));
  expect(await screen.findByText('Saved: Golden ball.')).toBeVisible();
  expect(await priceNow()).toMatchObject({ name: 'Golden ball', description: price.description });
  again.close();
  await openApp({ path });
  await screen.findByRole('list', { name: 'Prizes' });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

describe('somebody else saved the price meanwhile', () => {
  async function bothEdit() {
    const made = await typed();
    const { user, token, price } = made;
    await api(token).put('/sessionprices', { id: price.id, name: 'Silver ball', description: 'Theirs' });
    await user.click(screen.getByLabelText(/^Save/));
    const versions = await screen.findByRole('table', { name: 'Both versions' });
    expect(within(versions).getByRole('row', { name: 'Name Golden ball Silver ball' })).toBeVisible();
    expect(within(versions).getByRole('row', { name: `Description ${price.description} Theirs` })).toBeVisible();
    return made;
  }

  test('the own version can overwrite the other', async () => {
    const { user, price, priceNow } = await bothEdit();
    await user.click(screen.getByText('Overwrite with mine'));
    expect(await screen.findByText('Saved: Golden ball.')).toBeVisible();
    expect(await priceNow()).toMatchObject({ name: 'Golden ball', description: price.description, version: 3 });
  });

  test('the other version can be taken over', async () => {
    const { user, priceNow } = await bothEdit();
    await user.click(screen.getByText('Take the saved version'));
    expect(screen.getByLabelText('Name')).toHaveValue('Silver ball');
    await typeInto(user, screen.getByLabelText('Description'), 'Agreed');
    await user.click(screen.getByLabelText(/^Save/));
    expect(await screen.findByText('Saved: Silver ball.')).toBeVisible();
    expect(await priceNow()).toMatchObject({ name: 'Silver ball', description: 'Agreed', version: 3 });
  });
});
