import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EditedTrainingCategory } from '@contract/category';
import type { Golfclub } from '@contract/golfclub';
import type { Member } from '@contract/member';
import { chooseOption } from '@test/browser/chooseOption';
import { loseAnswer } from '@test/browser/network';
import { adminAndMapping, openBlock } from '@test/browser/openContent';
import { openApp, typeInto } from '@test/browser/openApp';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { unique } from '@test/fixtures/names';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const unreached = 'The server cannot be reached. Please check your connection and try again.';

describe('a club whose answer was lost', () => {
  const path = '/private/golfclubs';

  const save = async (user: UserEvent) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));

  const field = async (label: RegExp) => within(await screen.findByRole('dialog')).findByLabelText(label);

  /** Creates a club up to the loss of the answer. */
  async function created(token: string, name: string) {
    const { user } = await openApp({ path: `${path}?q=${encodeURIComponent(name)}`, as: token });
    await user.click(await screen.findByRole('button', { name: 'Create Golfclub' }));
    await typeInto(user, await field(/^Name/), name);
    await typeInto(user, await field(/^Street name/), 'Montagu Street');
    await typeInto(user, await field(/^Street number/), '1a');
    await typeInto(user, await field(/^Postal code/), '6529');
    await typeInto(user, await field(/^City/), 'George');
    await chooseOption(user, await field(/^Country/), 'South Africa');
    void loseAnswer('POST', '/api/golfclub');
    await save(user);
    expect(await screen.findByText(unreached)).toBeVisible();
    return user;
  }

  async function clubsCalled(token: string, name: string) {
    const { body } = await api(token).get<Golfclub[]>('/api/golfclub?members=none');
    return body.map((club) => club.name).filter((one) => one.startsWith(name));
  }

  test('is created once when it is saved again', async () => {
    const { token } = await adminAndClub();
    const name = unique('Fancourt');
    const user = await created(token, name);
    await save(user);
    expect(await screen.findByText(`Created: ${name}.`)).toBeVisible();
    expect(await clubsCalled(token, name)).toEqual([name]);
  });

  test('is not refused when it was changed before it is saved again', async () => {
    const { token } = await adminAndClub();
    const name = unique('Fancourt');
    const user = await created(token, name);
    await typeInto(user, await field(/^Name/), `${name} II`);
    await save(user);
    expect(await screen.findByText(`Created: ${name} II.`)).toBeVisible();
    expect((await clubsCalled(token, name)).sort()).toEqual([name, `${name} II`]);
  });

  test('is saved without a conflict when it was edited', async () => {
    const { token, club, clubNow } = await adminAndClub();
    const { user } = await openApp({ path: `${path}?q=${encodeURIComponent(club.name)}`, as: token });
    await user.click(await screen.findByRole('button', { name: `Edit ${club.name}` }));
    await typeInto(user, await field(/^City/), 'Bergblick');
    void loseAnswer('PUT', '/api/golfclub');
    await save(user);
    expect(await screen.findByText(unreached)).toBeVisible();
    const { version } = await clubNow();
    await save(user);
    expect(await screen.findByText(`Saved: ${club.name}.`)).toBeVisible();
    expect(await clubNow()).toMatchObject({ city: 'Bergblick', version });
  });
});

test('a user whose answer was lost is created when saved again, with the password that was typed', async () => {
  const { token, own } = await adminAndClub();
  const { user } = await openApp({ path: '/private/users', as: token });
  await user.click(await screen.findByText('Create user'));
  const dialog = await screen.findByRole('dialog', { name: 'Create User' });
  const username = unique('nguyen');
  await typeInto(user, within(dialog).getByLabelText(/^Name/), 'Nguyễn');
  await typeInto(user, within(dialog).getByLabelText(/^Surname/), "O'Brien");
  await typeInto(user, within(dialog).getByLabelText(/^E-Mail/), `${username}@example.org`);
  await typeInto(user, within(dialog).getByLabelText(/^Username/), username);
  await typeInto(user, within(dialog).getByLabelText(/^Golfclub/), own.name);
  await user.click(await screen.findByRole('option', { name: own.name }));
  const password = within(dialog).getByLabelText<HTMLInputElement>(/^Password/).value;
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Perfect' }));
  void loseAnswer('POST', '/member');
  await save();
  expect(await screen.findByText(unreached)).toBeVisible();
  await save();
  expect(await screen.findByText("Created: Nguyễn O'Brien.")).toBeVisible();
  const { body } = await api(token).get<Member[]>(`/api/golfclub/${own.id}/members`);
  expect(body.filter((member) => member.username === username)).toHaveLength(1);
  expect((await api().post('/api/auth/signin', { usernameOrEmail: username, password })).status).toBe(200);
});

test.each([
  ['category', '/private/sessioncategories', 'Create category', '/trainingcategory', 'editedCategories'],
  ['prize', '/private/sessionprices', 'Create prize', '/sessionprices', 'editedPrices'],
  ['mapping', '/private/settings/sessionpoints', 'Create Session Points Generation', 'pointsmapping', 'editedMappings'],
  [
    'template',
    '/private/sessiontemplates',
    'Create tournament template',
    '/trainingsessiontemplate',
    'editedTemplates',
  ],
] as const)('a %s whose answer was lost is created once, and the next press creates another', async (...tried) => {
  const [, path, label, call, edited] = tried;
  const { token } = await adminAndClub();
  const { user, store } = await openApp({ path, as: token });
  const lost = loseAnswer('POST', call);
  await user.click(await screen.findByText(label));
  expect(await screen.findByText(unreached)).toBeVisible();
  const { id } = (await lost) as { id: string };
  await user.click(screen.getByText(label));
  await waitFor(() => expect(store.getState()[edited]).toEqual([id]));
  await user.click(screen.getByText(label));
  await waitFor(() => expect(store.getState()[edited]).toHaveLength(2));
});

test('a category whose answer was lost and that was edited since is left alone: the next press creates another', async () => {
  const { token } = await adminAndClub();
  const { user, store } = await openApp({ path: '/private/sessioncategories', as: token });
  const lost = loseAnswer('POST', '/trainingcategory');
  const create = await screen.findByText('Create category');
  await user.click(create);
  expect(await screen.findByText(unreached)).toBeVisible();
  const made = (await lost) as EditedTrainingCategory;
  const path = '/api/challenges/trainingcategory';
  const edited = await api(token).put(path, { ...made, name: { ...made.name, en: unique('Putting') } });
  expect(edited.status).toBe(200);
  await user.click(create);
  await waitFor(() => expect(store.getState().editedCategories).toHaveLength(1));
  expect(store.getState().editedCategories).not.toEqual([made.id]);
});

test('two templates whose answers were lost are each created once, whichever is tried first', async () => {
  const { token } = await adminAndClub();
  const { user, store } = await openApp({ path: '/private/sessiontemplates', as: token });
  const lost = loseAnswer('POST', '/trainingsessiontemplate');
  await user.click(await screen.findByText('Create tournament template'));
  expect(await screen.findByText(unreached)).toBeVisible();
  const { id } = (await lost) as { id: string };
  await user.click(screen.getByText('Create regular template'));
  await waitFor(() => expect(store.getState().editedTemplates).toHaveLength(1));
  await user.click(screen.getByText('Create tournament template'));
  await waitFor(() => expect(store.getState().editedTemplates).toContain(id));
});

test('an item that was added to a mapping, and its answer lost, is saved without a conflict', async () => {
  const { token, path, mapping, mappingNow } = await adminAndMapping();
  const { user, block } = await openBlock({ token, path, name: mapping.name });
  await user.click(block.getByLabelText(`Edit ${mapping.name}`));
  await user.click(await block.findByLabelText(`Add a row after: row 3 (${mapping.name})`));
  const save = () => user.click(block.getByLabelText(`Confirm ${mapping.name}`));
  void loseAnswer('POST', 'pointsmapping/mapping');
  await save();
  expect(await screen.findByText(unreached)).toBeVisible();
  const changed = await mappingNow();
  await save();
  expect(await screen.findByText(`Saved: ${mapping.name}.`)).toBeVisible();
  expect(await mappingNow()).toEqual(changed);
});

test('a category that was deleted after its answer was lost is refused once and then created anew', async () => {
  const { token } = await adminAndClub();
  const { user, store } = await openApp({ path: '/private/sessioncategories', as: token });
  const lost = loseAnswer('POST', '/trainingcategory');
  const create = await screen.findByText('Create category');
  await user.click(create);
  expect(await screen.findByText(unreached)).toBeVisible();
  const { id } = (await lost) as { id: string };
  expect((await api(token).delete(`/api/challenges/trainingcategory/${id}`)).status).toBe(200);
  await user.click(create);
  await waitFor(() => expect(screen.queryByText(unreached)).not.toBeInTheDocument());
  expect(store.getState().editedCategories).toEqual([]);
  await user.click(create);
  await waitFor(() => expect(store.getState().editedCategories).toHaveLength(1));
});
