import { screen, waitFor, within } from '@testing-library/react';
import { openApp, typeInto } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

const path = '/private/sessiontemplates';

async function adminAndTemplates() {
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(
    await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] }),
  );
  const word = unique('Address');
  const names = [`${word} one`, `${word} two`] as const;
  const made = [];
  for (const name of names) made.push((await fixtures.template({ name: { en: name, de: name } })).content.id);
  const [one = '', two = ''] = made;
  return { token, names, one, two, search: `q=${word}` };
}

const editor = (name: string) => screen.findByRole('form', { name: `Edit ${name}` });
const edit = (name: string) => screen.findByRole('button', { name: `Edit: ${name}` });
const editedAt = () => new URLSearchParams(window.location.search).get('edit');

test('the editor that was opened last has the address, and closing it leaves that', async () => {
  const { token, names, one, two, search } = await adminAndTemplates();
  const { user } = await openApp({ path: `${path}?${search}`, as: token });
  await user.click(await edit(names[0]));
  await waitFor(() => expect(editedAt()).toBe(one));
  await user.click(await edit(names[1]));
  await waitFor(() => expect(editedAt()).toBe(two));
  await user.click(within(await editor(names[1])).getByRole('button', { name: `Cancel: ${names[1]}` }));
  await waitFor(() => expect(editedAt()).toBe(one));
  expect(await editor(names[0])).toBeVisible();
});

test('it opens on loading, whatever the list shows, and Back closes it', async () => {
  const { token, names, one, search } = await adminAndTemplates();
  await openApp({ path: `${path}?q=nothing-is-called-so&edit=${one}`, as: token });
  expect(await editor(names[0])).toBeVisible();

  const { user } = await openApp({ path: `${path}?${search}` });
  await user.click(await edit(names[0]));
  await editor(names[0]);
  await waitFor(() => expect(editedAt()).toBe(one));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('form', { name: `Edit ${names[0]}` })).not.toBeInTheDocument());
});

test('Back asks before something typed is lost', async () => {
  const { token, names, one, search } = await adminAndTemplates();
  const { user } = await openApp({ path: `${path}?${search}`, as: token });
  await user.click(await edit(names[0]));
  const [name] = within(await editor(names[0])).getAllByRole('textbox', { name: /^Name/ });
  if (!name) throw new Error('the editor has no name');
  await typeInto(user, name, 'Typed');
  await waitFor(() => expect(editedAt()).toBe(one));
  window.history.back();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Typed');
  expect(editedAt()).toBe(one);
  window.history.back();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(editedAt()).toBeNull();
});
