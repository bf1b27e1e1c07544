import { screen, waitFor, within } from '@testing-library/react';
import { adminAndCategory, adminAndPrice } from '@test/browser/clubs';
import { loseAnswer } from '@test/browser/network';
import { adminAndMapping } from '@test/browser/openContent';
import { openApp } from '@test/browser/openApp';
import { adminAndClub } from '@test/fixtures/adminAndClub';
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
