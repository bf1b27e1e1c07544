import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/session/sessionSlice';
import type { Golfclub } from '@contract/golfclub';
import { chooseOption } from '@test/browser/chooseOption';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { unique } from '@test/fixtures/names';

describe('golfclub form', () => {
  const path = '/private/golfclubs';

  const only = (name: string) => `${path}?q=${encodeURIComponent(name)}`;

  const rowOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');

  /** Returns a field of the form; the columns of the grid behind it have the same names. */
  const field = async (label: RegExp) => within(await screen.findByRole('dialog')).findByLabelText(label);

  test('an admin creates a club with all its fields and sees it in the table', async () => {
    const { token } = await adminAndClub();
    const name = unique('Fancourt');
    const { user } = await openApp({ path: only(name), as: token });
    expect(await screen.findByText(/No golf club matches/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Golfclub' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create new Golfclub' });
    const country = within(dialog).getByLabelText(/^Country/);
    await user.click(country);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['No country chosen', 'Germany', 'South Africa']);
    await user.keyboard('{Escape}');
    await typeInto(user, within(dialog).getByLabelText(/^Name/), name);
    await typeInto(user, within(dialog).getByLabelText(/^Street name/), 'Montagu Street');
    await typeInto(user, within(dialog).getByLabelText(/^Street number/), '1a');
    await typeInto(user, within(dialog).getByLabelText(/^Postal code/), '6529');
    await typeInto(user, within(dialog).getByLabelText(/^City/), 'George');
    await chooseOption(user, country, 'South Africa');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(`Created: ${name}.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = await rowOf(name);
    for (const text of [name, '6529', 'George', 'South Africa']) expect(row).toHaveTextContent(text);
    const { body } = await api(token).get<Golfclub[]>('/api/golfclub?members=none');
    expect(body.find((club) => club.name === name)).toMatchObject({
      streetname: 'Montagu Street',
      streetnumber: '1a',
      country: 'south africa',
    });
  });

  test('every field is required, each says what to do, and nothing is sent', async () => {
    const { token, club } = await adminAndClub();
    const { user, actions } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('button', { name: 'Create Golfclub' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    for (const remedy of [
      'Please enter the name of the golf club.',
      'Please enter the street name.',
      'Please enter the street number.',
      'Please enter the postal code.',
      'Please enter the city.',
      'Please choose the country.',
    ]) {
      expect(await screen.findByText(remedy)).toBeVisible();
    }
    expect(await field(/^Name/)).toHaveFocus();
    expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
  });

  test('editing opens with the club as it is and changes what was changed', async () => {
    const { token, club, clubNow } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    const button = await screen.findByRole('button', { name: `Edit ${club.name}` });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Golfclub' });
    expect(dialog.querySelector('input[name="id"]')).toHaveValue(club.id);
    expect(dialog.querySelector('input[name="id"]')).toHaveAttribute('type', 'hidden');
    expect(within(dialog).getByLabelText(/^Name/)).toHaveValue(club.name);
    expect(within(dialog).getByLabelText(/^Country/)).toHaveTextContent('Germany');
    await typeInto(user, within(dialog).getByLabelText(/^City/), 'Grünwald');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Grünwald')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(await clubNow()).toMatchObject({ city: 'Grünwald', streetname: 'Am Fairway', version: 2 });
  });

  test('a refusal of the server stands at its field', async () => {
    const { token, club } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('button', { name: `Edit ${club.name}` }));
    await typeInto(user, await field(/^City/), 'Grün\u202ewald');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please remove invisible or control characters.')).toBeVisible();
    expect(await field(/^City/)).toBeInvalid();
  });

  test('closing asks before what was typed is lost, and a new form is empty again', async () => {
    const { token, club } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('button', { name: 'Create Golfclub' }));
    await typeInto(user, await field(/^City/), 'Grünwald');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(await field(/^City/)).toHaveValue('Grünwald');

    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: 'Create Golfclub' }));
    expect(await field(/^City/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('leaving the page asks too', async () => {
    const { token, club } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('link', { name: `0 members of ${club.name}` }));
    window.history.back();
    await user.click(await screen.findByRole('button', { name: `Edit ${club.name}` }));
    await typeInto(user, await field(/^City/), 'Grünwald');
    window.history.forward();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await field(/^City/)).toHaveValue('Grünwald');
    expect(window.location.pathname).toBe(path);
  });

  test('Back asks while the form is being sent too, and what is refused is still there', async () => {
    const { token, club } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('link', { name: `0 members of ${club.name}` }));
    await waitFor(() => expect(window.location.pathname).toBe('/private/users'));
    await user.click(await screen.findByRole('link', { name: 'Golfclubs' }));
    await typeInto(user, await screen.findByRole('searchbox', { name: 'Search golf clubs' }), club.name);
    await waitFor(() => expect(window.location.search).toContain('q='));
    await user.click(await screen.findByRole('button', { name: `Edit ${club.name}` }));
    await typeInto(user, await field(/^City/), 'Grün\u202ewald');
    const resume = pauseNetwork('/api/golfclub');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled());
    // Before the search, which is a step of its own.
    window.history.go(-2);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    resume();
    expect(await screen.findByText('Please remove invisible or control characters.')).toBeVisible();
    expect(await field(/^City/)).toHaveValue('Grün\u202ewald');
    expect(window.location.pathname).toBe(path);
  });

  test('whoever is signed out meanwhile is not held up by what was typed', async () => {
    const { token, club } = await adminAndClub();
    const { user, store } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('button', { name: `Edit ${club.name}` }));
    await typeInto(user, await field(/^City/), 'Grünwald');
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(window.location.pathname).toBe('/public/login'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('on a phone the form fills the screen', async () => {
    const { token, club } = await adminAndClub();
    const width = window.innerWidth;
    window.innerWidth = 390;
    try {
      const { user } = await openApp({ path: only(club.name), as: token });
      expect(await screen.findByRole('list', { name: 'Golfclubs' })).toHaveTextContent(club.name);
      await user.click(screen.getByRole('button', { name: `Edit ${club.name}` }));
      expect(await screen.findByRole('dialog')).toHaveClass('MuiDialog-paperFullScreen');
    } finally {
      window.innerWidth = width;
    }
  });

  describe('somebody else saved the club meanwhile', () => {
    async function bothEdit() {
      const { token, club, clubNow } = await adminAndClub();
      const { user } = await openApp({ path: only(club.name), as: token });
      await user.click(await screen.findByRole('button', { name: `Edit ${club.name}` }));
      await typeInto(user, await field(/^City/), 'Grünwald');
      await api(token).put('/api/golfclub', { ...(await clubNow()), city: 'Sauerlach' });
      await user.click(screen.getByRole('button', { name: 'Save' }));
      const versions = await screen.findByRole('table', { name: 'Both versions' });
      expect(within(versions).getByRole('row', { name: 'City Grünwald Sauerlach' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
      return { user, clubNow };
    }

    test('both versions are shown, and the own one can overwrite the other', async () => {
      const { user, clubNow } = await bothEdit();
      await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await clubNow()).toMatchObject({ city: 'Grünwald', version: 3 });
    });

    test('the other version can be taken over and edited further', async () => {
      const { user, clubNow } = await bothEdit();
      await user.click(screen.getByRole('button', { name: 'Take the saved version' }));
      expect(await field(/^City/)).toHaveValue('Sauerlach');
      await typeInto(user, await field(/^Street number/), '7');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await clubNow()).toMatchObject({ city: 'Sauerlach', streetnumber: '7', version: 3 });
    });
  });
});
