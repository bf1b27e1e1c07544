import { screen, waitFor, within } from '@testing-library/react';
import { adminAndCategory, adminAndPrice } from '@test/browser/clubs';
import { loseAnswer } from '@test/browser/network';
import { adminAndMapping } from '@test/browser/openContent';
import { openApp, typeInto } from '@test/browser/openApp';
import type { Member } from '@contract/member';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { unique } from '@test/fixtures/names';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

interface Deletable {
  /** The page with it, and nothing else, where it can be narrowed so. */
  path: string;
  token: string;
  /** As its button and the notice call it. */
  name: string;
  /** Where it is deleted. */
  call: string;
}

const searched = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;

const things: Record<string, () => Promise<Deletable>> = {
  category: async () => {
    const { path, token, name } = await adminAndCategory();
    return { path, token, name: name.en, call: '/trainingcategory/' };
  },
  mapping: async () => {
    const { path, token, mapping } = await adminAndMapping();
    return { path, token, name: mapping.name, call: '/trainingsessionhandicapdifferencetopointsmapping/' };
  },
  prize: async () => {
    const { token, price } = await adminAndPrice();
    return { path: '/private/sessionprices', token, name: price.name, call: '/sessionprices' };
  },
  club: async () => {
    const { token, club } = await adminAndClub();
    return { path: searched('/private/golfclubs', club.name), token, name: club.name, call: '/api/golfclub/' };
  },
  user: async () => {
    const { token, own, fixtures } = await adminAndClub();
    const { name, surname } = await fixtures.member({ club: own, surname: unique('Möller') });
    return { path: searched('/private/users', surname), token, name: `${name} ${surname}`, call: '/member' };
  },
};

test.each(Object.keys(things))(
  'a %s whose deletion was not answered is gone when it is confirmed again',
  async (kind) => {
    const { path, token, name, call } = await (things[kind] as () => Promise<Deletable>)();
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    void loseAnswer('DELETE', call);
    await confirm();
    expect(await within(dialog).findByText(/^The server cannot be reached/)).toBeVisible();
    await confirm();
    expect(await screen.findByText(`Deleted: ${name}.`)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);

test('somebody created anew with the same names is deleted too, after an answer was lost', async () => {
  const { token, own, fixtures } = await adminAndClub();
  const surname = unique('Möller');
  const anna = { club: own, name: 'Anna', surname, username: unique('anna'), email: `${unique('anna')}@example.org` };
  await fixtures.member(anna);
  const { user } = await openApp({ path: searched('/private/users', surname), as: token });
  const name = `Delete Anna ${surname}`;
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
  };
  const first = await ask();
  void loseAnswer('DELETE', '/member');
  await user.click(first.getByRole('button', { name: 'Confirm' }));
  expect(await first.findByText(/^The server cannot be reached/)).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  // The row of whom was deleted must be gone before that of the other one can come.
  const search = screen.getByRole('searchbox');
  await typeInto(user, search, unique('Niemand'));
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  await fixtures.member(anna);
  await typeInto(user, search, surname.slice(0, -1));
  await user.click((await ask()).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`Deleted: Anna ${surname}.`)).toBeVisible();
  const { body } = await api(token).get<Member[]>(`/api/golfclub/${own.id}/members`);
  expect(body.filter((member) => member.surname === surname)).toEqual([]);
});
