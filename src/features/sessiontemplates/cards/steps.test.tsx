import { screen, waitFor, within } from '@testing-library/react';
import type { ScheduledTraining } from '../../../../contract/training';
import { adminAndTemplate, cardOf, openTemplates } from '../../../../test/browser/templatesScreen';

test('an archived template leaves the active ones, and is found and brought back among the archived', async () => {
  const { token, world, mark, name, templatesNow } = await adminAndTemplate();
  await world.template({ name: { en: `Stays ${mark}` } });
  const { user } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await user.click(within(card).getByRole('button', { name: `Archive: ${name.en}` }));
  expect(await screen.findByText(`Archived: ${name.en}.`)).toBeVisible();
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Training templates' })).toHaveFocus();
  expect(await templatesNow()).toMatchObject([{ state: 'ACTIVE' }, { state: 'ARCHIVED', version: 2 }]);

  await user.click(screen.getByRole('button', { name: 'Archived' }));
  const archived = await cardOf(name.en);
  await waitFor(() => expect(archived).toHaveTextContent('Not ready to create training'));
  await user.click(within(archived).getByRole('button', { name: `Bring back: ${name.en}` }));
  expect(await screen.findByText(`Active again: ${name.en}.`)).toBeVisible();
  await waitFor(() => expect(archived).not.toBeInTheDocument());
  expect(await templatesNow()).toMatchObject([{}, { state: 'ACTIVE', version: 3, numberofballs: 5 }]);
});

test('bringing back keeps what somebody else saved meanwhile', async () => {
  const { token, mark, name, write, templatesNow } = await adminAndTemplate({ state: 'ARCHIVED' });
  const { user } = await openTemplates(token, mark);
  await user.click(await screen.findByRole('button', { name: 'Archived' }));
  const card = await cardOf(name.en);
  await write({ description: { en: 'Newer', de: 'Neuer' } });
  await user.click(within(card).getByRole('button', { name: `Bring back: ${name.en}` }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(await templatesNow()).toMatchObject([{ state: 'ACTIVE', description: { en: 'Newer' } }]);
});

test('a step that the server refuses is explained in its card', async () => {
  const { token, client, mark, name, template } = await adminAndTemplate();
  const { user } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await client.delete(`/api/challenges/trainingsessiontemplate/${template.id}`);
  await user.click(within(card).getByRole('button', { name: `Archive: ${name.en}` }));
  expect(await within(card).findByRole('alert')).toHaveTextContent('This no longer exists.');
});

test('a duplicate has the same content under a name that says so, and is opened to be edited', async () => {
  const { token, mark, name, template, templatesNow } = await adminAndTemplate({
    hints: [{ name: { en: 'Keep low', de: 'Tief bleiben' }, imageUrl: null }],
  });
  const { user } = await openTemplates(token, mark, 'de');
  await user.click(await screen.findByRole('button', { name: `Duplizieren: ${name.de}` }));
  const copy = await cardOf(`${name.de} (Kopie)`);
  await waitFor(() => expect(copy).toContainElement(document.activeElement as HTMLElement));
  const { id: _id, name: _name, ...content } = template;
  const [made, ...others] = await templatesNow();
  expect(others).toMatchObject([{ id: template.id }]);
  expect(made).toMatchObject({ ...content, name: { en: `${name.en} (copy)`, de: `${name.de} (Kopie)` }, version: 1 });
});

test.each([
  ['en', 'Delete', 'Are sure you want to delete this item ?', 'Cancel', 'Confirm', 'Deleted'],
  ['de', 'Löschen', 'Möchten Sie diesen Eintrag wirklich löschen?', 'Abbrechen', 'Bestätigen', 'Gelöscht'],
] as const)(
  'in %s, deleting asks, and only the confirmation deletes',
  async (locale, action, question, no, yes, done) => {
    const { token, client, world, mark, name, template, templatesNow } = await adminAndTemplate();
    const club = await world.club();
    const planned = await world.training({ club, template: { content: template, mapping: null } });
    const { user } = await openTemplates(token, mark, locale);
    const card = await cardOf(name[locale]);
    const button = within(card).getByRole('button', { name: `${action}: ${name[locale]}` });
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(question);
    expect(dialog).toHaveTextContent(name[locale]);
    await user.click(within(dialog).getByRole('button', { name: no }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(await templatesNow()).toHaveLength(1);

    await user.click(button);
    await user.click(await screen.findByRole('button', { name: yes }));
    expect(await screen.findByText(`${done}: ${name[locale]}.`)).toBeVisible();
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(await templatesNow()).toEqual([]);
    const training = await client.get<ScheduledTraining>(`/api/scheduledtrainings/one/${planned.id}`);
    expect(training.body).toMatchObject({ name, template: { scoreHandicapMap: template.scoreHandicapMap } });
  },
);

test('deleting what is gone already says so in the dialog', async () => {
  const { token, client, mark, name, template } = await adminAndTemplate();
  const { user } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await client.delete(`/api/challenges/trainingsessiontemplate/${template.id}`);
  await user.click(within(card).getByRole('button', { name: `Delete: ${name.en}` }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This no longer exists.');
});
