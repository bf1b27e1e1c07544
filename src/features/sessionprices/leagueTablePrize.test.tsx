import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@test/browser/chooseOption';
import { adminAndPrice } from '@test/browser/clubs';
import { loseAnswer } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { withLeagueTablePrizes } from '@test/fixtures/prices';

const path = '/private/sessionprices';

test.each([
  ['en', 'League table prize', '1st prize', '1st prize of the league table'],
  ['de', 'Preis der Rangliste', '1. Preis', '1. Preis der Rangliste'],
] as const)('in %s, a price becomes a prize of the league table, and its card says so', (...expected) =>
  withLeagueTablePrizes(async () => {
    const [locale, label, option, note] = expected;
    const { token, price, priceNow } = await adminAndPrice();
    const { user } = await openApp({ path, as: token, locale });
    const name = (verb: 'edit' | 'save') =>
      locale === 'en'
        ? `${verb === 'edit' ? 'Edit' : 'Save'} ${price.name}`
        : `${price.name} ${verb === 'edit' ? 'bearbeiten' : 'speichern'}`;
    await user.click(await screen.findByLabelText(name('edit')));
    await chooseOption(user, await screen.findByLabelText(label), option);
    await user.click(screen.getByLabelText(name('save')));
    const card = (await screen.findByText(price.name)).closest('li');
    await waitFor(() => expect(card).toHaveTextContent(note));
    expect(await priceNow()).toMatchObject({ used_as_league_table_prize: 'FIRST_PRIZE' });
  }),
);

describe('another price is the wished prize already', () => {
  async function refused(own?: 'SECOND_PRIZE') {
    const made = await adminAndPrice(own ? { prize: own } : {});
    const { fixtures, token, price } = made;
    const other = await fixtures.price({ prize: 'FIRST_PRIZE' });
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByLabelText(`Edit ${price.name}`));
    const select = await screen.findByLabelText('League table prize');
    await chooseOption(user, select, '1st prize');
    await user.click(screen.getByLabelText(`Save ${price.name}`));
    const conflict = await screen.findByText(new RegExp(`${other.name} is the 1st prize of the league table already.`));
    const form = within(screen.getByLabelText(`Edit prize ${price.name}`));
    return { ...made, other, user, select, conflict, form };
  }

  test('swapping gives it what this one was', () =>
    withLeagueTablePrizes(async () => {
      const { price, other, user, conflict, form, priceNow } = await refused('SECOND_PRIZE');
      expect(conflict).toHaveTextContent(`If you swap, ${other.name} becomes the 2nd prize.`);
      await user.click(form.getByText('Swap'));
      expect(await screen.findByText(`Saved: ${price.name}.`)).toBeVisible();
      const card = screen.getByText(other.name).closest('li');
      await waitFor(() => expect(card).toHaveTextContent('2nd prize of the league table'));
      expect(await priceNow()).toMatchObject({ used_as_league_table_prize: 'FIRST_PRIZE' });
      expect(await priceNow(other.id)).toMatchObject({ used_as_league_table_prize: 'SECOND_PRIZE' });
    }));

  test('swapping with a price that was none leaves the other without', () =>
    withLeagueTablePrizes(async () => {
      const { price, other, user, conflict, form, priceNow } = await refused();
      expect(conflict).toHaveTextContent(`If you swap, ${other.name} is no prize of the league table any more.`);
      await user.click(form.getByText('Swap'));
      expect(await screen.findByText(`Saved: ${price.name}.`)).toBeVisible();
      expect(await priceNow(other.id)).toMatchObject({ used_as_league_table_prize: null });
    }));

  test('a swap whose answer was lost is saved again without a conflict', () =>
    withLeagueTablePrizes(async () => {
      const { price, other, user, form, priceNow } = await refused('SECOND_PRIZE');
      void loseAnswer('PUT', '/sessionprices');
      await user.click(form.getByText('Swap'));
      expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
      await user.click(screen.getByLabelText(`Save ${price.name}`));
      expect(await screen.findByText(`Saved: ${price.name}.`)).toBeVisible();
      expect(await priceNow()).toMatchObject({ used_as_league_table_prize: 'FIRST_PRIZE', version: 2 });
      expect(await priceNow(other.id)).toMatchObject({ used_as_league_table_prize: 'SECOND_PRIZE', version: 2 });
    }));

  test('choosing another leads back to the field, and nothing is changed until it is saved', () =>
    withLeagueTablePrizes(async () => {
      const { price, other, user, select, conflict, form, priceNow } = await refused();
      await user.click(form.getByText('Choose another'));
      expect(conflict).not.toBeInTheDocument();
      expect(select).toHaveFocus();
      await chooseOption(user, select, '3rd prize');
      await user.click(screen.getByLabelText(`Save ${price.name}`));
      expect(await screen.findByText(`Saved: ${price.name}.`)).toBeVisible();
      expect(await priceNow()).toMatchObject({ used_as_league_table_prize: 'THIRD_PRIZE' });
      expect(await priceNow(other.id)).toMatchObject({ used_as_league_table_prize: 'FIRST_PRIZE', version: 1 });
    }));
});
