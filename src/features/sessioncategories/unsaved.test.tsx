import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/session/sessionSlice';
import { adminAndCategory } from '@test/browser/clubs';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';

const PUT = '/api/challenges/trainingcategory';

async function typed() {
  const fixtures = await adminAndCategory();
  const app = await openApp({ path: fixtures.path, as: fixtures.token });
  await app.user.click(await screen.findByLabelText(`Edit ${fixtures.name.en}`));
  await typeInto(app.user, await screen.findByLabelText('Name (English)'), 'Chipping');
  return { ...fixtures, ...app };
}

test('leaving the page asks, and what is discarded does not come back', async () => {
  const { user, name, path } = await typed();
  await user.click(screen.getByText('Golfclubs'));
  await user.click(await screen.findByText('Keep editing'));
  expect(screen.getByLabelText('Name (English)')).toHaveValue('Chipping');
  expect(window.location.pathname + window.location.search).toBe(path);

  await user.click(await screen.findByText('Golfclubs'));
  await user.click(await screen.findByText('Discard'));
  await screen.findByRole('heading', { name: 'Golfclubs' });
  await user.click(screen.getByText('Training Categories'));
  await user.type(await screen.findByRole('searchbox', { name: 'Search training categories' }), name.en);
  expect(await screen.findByLabelText(`Edit ${name.en}`)).toBeVisible();
  expect(screen.queryByLabelText('Name (English)')).not.toBeInTheDocument();
});

test('what was typed survives a reload and the language switch', async () => {
  const { close, path, name, categoryNow } = await typed();
  close();
  const { user } = await openApp({ path, locale: 'de' });
  const form = await screen.findByLabelText(`Trainingskategorie ${name.de} bearbeiten`);
  expect(within(form).getByText(/ist noch da/)).toBeVisible();
  const field = within(form).getByLabelText('Name (Deutsch)');
  expect(field).toHaveValue(name.de);
  expect(field).toHaveAccessibleDescription('Englisch: Chipping');
  await user.click(within(form).getByLabelText(`${name.de} speichern`));
  expect(await screen.findByText(`Gespeichert: ${name.de}.`)).toBeVisible();
  expect(await categoryNow()).toMatchObject({ name: { en: 'Chipping', de: name.de } });
});

test('after a reload one can start anew', async () => {
  const { close, path, name } = await typed();
  close();
  const again = await openApp({ path });
  await again.user.click(await screen.findByText('Start anew'));
  expect(screen.getByLabelText('Name (English)')).toHaveValue(name.en);
  expect(screen.queryByText(/is still here/)).not.toBeInTheDocument();
  again.close();
  await openApp({ path });
  expect(await screen.findByLabelText(`Edit ${name.en}`)).toBeVisible();
});

test('whoever is signed out meanwhile is not held up by what was typed', async () => {
  const { store } = await typed();
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(window.location.pathname).toBe('/public/login'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(store.getState().editedCategories).toEqual([]);
});

test('what is typed stays when somebody else deletes the category, and saving says so', async () => {
  const { user, token, id, name } = await typed();
  await api(token).delete(`${PUT}/${id}`);
  await user.click(screen.getByLabelText(`Save ${name.en}`));
  const form = screen.getByLabelText(`Edit category ${name.en}`);
  expect(await within(form).findByRole('alert')).toBeVisible();
  expect(within(form).getByLabelText('Name (English)')).toHaveValue('Chipping');
});

test('what is typed while it is being saved stays in the form, as a change of what was saved', async () => {
  const { user, name, categoryNow, close, path } = await typed();
  const resume = pauseNetwork(PUT);
  await user.click(screen.getByLabelText(`Save ${name.en}`));
  await waitFor(() => expect(screen.getByLabelText(`Save ${name.en}`)).toBeDisabled());
  await typeInto(user, screen.getByLabelText('Name (English)'), 'Chipping green');
  resume();
  expect(await screen.findByText('Saved: Chipping.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Save Chipping')).toBeEnabled());
  expect(screen.getByLabelText('Name (English)')).toHaveValue('Chipping green');
  expect(await categoryNow()).toMatchObject({ name: { en: 'Chipping' }, version: 2 });

  close();
  const again = await openApp({ path });
  expect(await screen.findByLabelText('Name (English)')).toHaveValue('Chipping green');
  await again.user.click(screen.getByLabelText('Save Chipping'));
  expect(await screen.findByText('Saved: Chipping green.')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Name (English)')).not.toBeInTheDocument());
  expect(await categoryNow()).toMatchObject({ name: { en: 'Chipping green' }, version: 3 });
});

test('a category that is made only after the page was left is not in edit mode at the next visit', async () => {
  const { path, token, name } = await adminAndCategory();
  const { user, store, actions } = await openApp({ path, as: token });
  await screen.findByLabelText(`Edit ${name.en}`);
  const resume = pauseNetwork(PUT);
  await user.click(screen.getByText('Create category'));
  await user.click(screen.getByText('Golfclubs'));
  await screen.findByRole('heading', { name: 'Golfclubs' });
  resume();
  await waitFor(() => expect(actions.map(({ type }) => type)).toContain('api/executeMutation/fulfilled'));
  await user.click(screen.getByText('Training Categories'));
  await screen.findByRole('searchbox', { name: 'Search training categories' });
  expect(store.getState().editedCategories).toEqual([]);
});

describe('somebody else saved the category meanwhile', () => {
  async function bothEdit() {
    const fixtures = await typed();
    const { user, token, id, name } = fixtures;
    const theirs = { en: `${name.en} theirs`, de: `${name.de} theirs` };
    await api(token).put(PUT, { id, name: theirs, description: { en: 'Around the green', de: 'Rund ums Grün' } });
    await user.click(screen.getByLabelText(`Save ${name.en}`));
    const versions = await screen.findByRole('table', { name: 'Both versions' });
    expect(within(versions).getByRole('row', { name: `Name (English) Chipping ${theirs.en}` })).toBeVisible();
    expect(within(versions).getAllByRole('row')).toHaveLength(2);
    return { ...fixtures, theirs };
  }

  test('the own texts can overwrite the others, but not those of the other language', async () => {
    const { user, theirs, categoryNow } = await bothEdit();
    await user.click(screen.getByText('Overwrite with mine'));
    expect(await screen.findByText('Saved: Chipping.')).toBeVisible();
    expect(await categoryNow()).toMatchObject({ name: { en: 'Chipping', de: theirs.de }, version: 3 });
  });

  test('the saved texts can be taken over and edited further', async () => {
    const { user, theirs, categoryNow } = await bothEdit();
    await user.click(screen.getByText('Take the saved version'));
    expect(screen.getByLabelText('Name (English)')).toHaveValue(theirs.en);
    await typeInto(user, screen.getByLabelText('Description (English)'), 'Within 30 metres');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Saved: ${theirs.en}.`)).toBeVisible();
    expect(await categoryNow()).toMatchObject({ name: theirs, description: { en: 'Within 30 metres' }, version: 3 });
  });
});
