import { screen, waitFor, within } from '@testing-library/react';
import { adminAndPrice } from '@test/browser/clubs';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';

describe('prices', () => {
  const path = '/private/sessionprices';

  const cardOf = async (name: string) => {
    const card = (await screen.findByRole('heading', { name })).closest('li');
    if (!card) throw new Error(`${name} stands in no card`);
    return within(card);
  };

  test.each([
    ['en', 'Picture of', 'Not a prize of the league table'],
    ['de', 'Bild von', 'Kein Preis der Rangliste'],
  ] as const)(
    'in %s, a card shows name, description, image and that it is no league table prize',
    async (...expected) => {
      const [locale, picture, note] = expected;
      const { publicId } = await (await adminAndPrice()).fixtures.image({ tag: 'sessionprice' });
      const { token, price } = await adminAndPrice({ image: publicId });
      await openApp({ path, as: token, locale });
      const card = await cardOf(price.name);
      expect(card.getByText(price.description)).toBeVisible();
      expect(card.getByText(note)).toBeVisible();
      const image = card.getByRole('img', { name: `${picture} ${price.name}` });
      expect(image).toHaveAttribute('src', expect.stringContaining(`c_scale/${publicId}`));
    },
  );

  test.each([
    ['en', 'Create prize', 'Description'],
    ['de', 'Preis anlegen', 'Beschreibung'],
  ] as const)('in %s, creating makes the default and edits it at once', async (locale, create, description) => {
    const { token, priceNow } = await adminAndPrice();
    const { user, store } = await openApp({ path, as: token, locale });
    await user.click(await screen.findByText(create));
    const field = await screen.findByLabelText('Name');
    expect(field).toHaveValue('New Session Price');
    expect(field).toHaveFocus();
    expect(screen.getByLabelText(description)).toHaveValue('Description…');
    const [id] = store.getState().editedPrices;
    expect(await priceNow(id)).toMatchObject({
      name: 'New Session Price',
      description: 'Description…',
      cloudinary_image: null,
      used_as_league_table_prize: null,
    });
  });

  test('editing changes name and description, Enter saves, and the focus is back on the pencil', async () => {
    const { token, price, priceNow } = await adminAndPrice();
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByLabelText(`Edit ${price.name}`));
    const form = await screen.findByLabelText(`Edit prize ${price.name}`);
    expect(within(form).getByLabelText('Name')).toHaveFocus();
    await typeInto(user, within(form).getByLabelText('Description'), 'Two lines\nof text');
    await typeInto(user, within(form).getByLabelText('Name'), `${price.name} XL`);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Saved: ${price.name} XL.`)).toBeVisible();
    expect(await screen.findByLabelText(`Edit ${price.name} XL`)).toHaveFocus();
    expect(await priceNow()).toMatchObject({ name: `${price.name} XL`, description: 'Two lines\nof text', version: 2 });
  });

  test('what comes of saving one card takes the focus from no other that is edited', async () => {
    const { token, price, fixtures } = await adminAndPrice();
    const other = await fixtures.price();
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByLabelText(`Edit ${other.name}`));
    await user.click(await screen.findByLabelText(`Edit ${price.name}`));
    const fieldOf = (name: string, label: string) =>
      within(screen.getByLabelText(`Edit prize ${name}`)).getByLabelText(label);
    const save = () => screen.getByLabelText(`Save ${price.name}`);
    const saveWhileTyping = async (name: string, typed: string) => {
      await typeInto(user, fieldOf(price.name, 'Name'), name);
      const resume = pauseNetwork('/sessionprices');
      await user.click(save());
      await waitFor(() => expect(save()).toBeDisabled());
      await typeInto(user, fieldOf(other.name, 'Description'), typed);
      resume();
    };

    await saveWhileTyping('Dozen\u202eballs', 'First');
    expect(await screen.findByText('Please remove invisible or control characters.')).toBeVisible();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(fieldOf(other.name, 'Description')).toHaveFocus();
    await saveWhileTyping('Dozen balls', 'Second');
    expect(await screen.findByLabelText('Edit Dozen balls')).toBeVisible();
    expect(fieldOf(other.name, 'Description')).toHaveFocus();
  });

  test('an image is chosen in the image picker and taken away again', async () => {
    const { token, price, priceNow, fixtures } = await adminAndPrice();
    const { publicId } = await fixtures.image({ tag: 'sessionprice' });
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByLabelText(`Edit ${price.name}`));
    await user.click(await screen.findByText('Choose an image'));
    const picker = await screen.findByRole('dialog', { name: 'Select Image' });
    // The newest images of all tests stand before it.
    await typeInto(user, await within(picker).findByRole('searchbox'), publicId);
    await user.click(await within(picker).findByRole('button', { name: publicId }));
    await waitFor(() => expect(picker).not.toBeInTheDocument());
    await user.click(screen.getByLabelText(`Save ${price.name}`));
    expect(await screen.findByRole('img', { name: `Picture of ${price.name}` })).toBeVisible();
    expect(await priceNow()).toMatchObject({ cloudinary_image: JSON.stringify({ public_id: publicId }) });

    await user.click(screen.getByLabelText(`Edit ${price.name}`));
    await user.click(await screen.findByText('Remove the image'));
    await user.click(screen.getByLabelText(`Save ${price.name}`));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(await priceNow()).toMatchObject({ cloudinary_image: null, version: 3 });
  });

  test('an image that is gone by the time of saving is said at the image', async () => {
    const { token, price, fixtures } = await adminAndPrice();
    const { publicId } = await fixtures.image({ tag: 'sessionprice' });
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByLabelText(`Edit ${price.name}`));
    await user.click(await screen.findByText('Choose an image'));
    const picker = await screen.findByRole('dialog', { name: 'Select Image' });
    // The newest images of all tests stand before it.
    await typeInto(user, await within(picker).findByRole('searchbox'), publicId);
    await user.click(await within(picker).findByRole('button', { name: publicId }));
    await waitFor(() => expect(picker).not.toBeInTheDocument());
    await sql('delete from images where public_id = $1', [publicId]);
    await user.click(screen.getByLabelText(`Save ${price.name}`));
    expect(await screen.findByText('Please choose one of the options.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Image' })).toHaveAccessibleDescription(
      'Please choose one of the options.',
    );
    expect(screen.getByLabelText(`Edit prize ${price.name}`)).toBeVisible();
  });

  test('a price without a name is not sent, and a refusal of the server stands at its field', async () => {
    const { token, price, priceNow } = await adminAndPrice();
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByLabelText(`Edit ${price.name}`));
    const name = await screen.findByLabelText('Name');
    await typeInto(user, name, ' ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(name).toHaveFocus();
    await typeInto(user, name, 'Dozen\u202eballs');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please remove invisible or control characters.')).toBeVisible();
    const description = screen.getByLabelText('Description');
    await waitFor(() => expect(description).toBeEnabled());
    await typeInto(user, description, 'x'.repeat(2001));
    expect(await screen.findByText('Please enter at most 2,000 characters.')).toBeVisible();
    expect(await priceNow()).toMatchObject({ name: price.name, version: 1 });
  });

  describe('deleting', () => {
    test.each([
      ['en', 'Confirm', 'Are sure you want to delete this price?', 'Create prize'],
      ['de', 'Bestätigen', 'Möchten Sie diesen Preis wirklich löschen?', 'Preis anlegen'],
    ] as const)('in %s it asks, and takes the price away once confirmed', async (locale, confirm, question, create) => {
      const { token, price, priceNow } = await adminAndPrice();
      const { user } = await openApp({ path, as: token, locale });
      const label = locale === 'en' ? `Delete ${price.name}` : `${price.name} löschen`;
      const button = await screen.findByLabelText(label);
      await user.click(button);
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toHaveTextContent(question);
      expect(dialog).toHaveTextContent(price.name);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(await priceNow()).toBeDefined();

      await user.click(button);
      await user.click(await screen.findByText(confirm));
      await waitFor(() => expect(button).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name: create })).toHaveFocus());
      expect(await priceNow()).toBeUndefined();
    });

    test('a price that was awarded stays, and the trainings are counted', async () => {
      const { fixtures, club, token } = await adminAndPrice();
      const price = await fixtures.price({ awardedTo: await fixtures.training({ club }) });
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Delete ${price.name}`));
      await user.click(await screen.findByText('Confirm'));
      expect(await screen.findByText(new RegExp(`${price.name} is the instant prize of 1 training\\.`))).toBeVisible();
      await user.click(screen.getByText('Cancel'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(screen.getByText(price.name)).toBeVisible();
    });
  });
});

describe('unsaved', () => {
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
});
