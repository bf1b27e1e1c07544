import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { adminAndTemplate, cardOf, openTemplates } from '../../../test/browser/templatesScreen';
import { openApp } from '../../../test/browser/openApp';
import { typeInto } from '../../../test/browser/typeInto';
import { templateApi } from '../../api/template';
import { api } from '../../../test/world/api';
import type { Template } from '../../../contract/template';
import { copyOf, newTemplate } from './newTemplate';
import { selectEdited } from './editedTemplates';

const PATH = '/api/challenges/trainingsessiontemplate';

test.each([
  ['en', 'Create regular template', 'REGULAR', 'Session Template name'],
  ['de', 'Trackman-Vorlage anlegen', 'TRACKMAN', 'Name des Templates'],
  ['en', 'Create tournament template', 'TOURNAMENT', 'Session Template name'],
] as const)(
  'in %s, "%s" makes a template with the defaults, opened to be edited',
  async (locale, label, type, name) => {
    const { token } = await adminAndTemplate();
    const { user, store } = await openApp({ path: '/private/sessiontemplates?q=nothing', as: token, locale });
    await screen.findByRole('button', { name: i18next.t('templates.filter.showAll') });
    await user.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(selectEdited(store.getState())).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toHaveValue(name));
    const card = document.activeElement?.closest('li');
    expect(card?.querySelector('h2 > button')).toHaveAttribute('aria-expanded', 'true');
    expect(window.location.search).toBe('');
    const [id] = selectEdited(store.getState());
    const made = (await api(token).get<Template[]>(PATH)).body.find((template) => template.id === id);
    expect(made).toMatchObject({ ...newTemplate(type), state: 'ACTIVE', image: null, numberofballs: 0 });
  },
);

test('a created template stands first and stays under a filter that it passes', async () => {
  const { token, template, name } = await adminAndTemplate({ type: 'TRACKMAN' });
  const { user, store } = await openApp({
    path: '/private/sessiontemplates?type=TRACKMAN',
    as: token,
    locale: 'en',
  });
  await cardOf(name.en);
  await user.click(screen.getByRole('button', { name: 'Create Trackman template' }));
  await waitFor(() => expect(document.activeElement).toHaveValue('Session Template name'));
  const [id = ''] = selectEdited(store.getState());
  expect(window.location.search).toBe('?type=TRACKMAN');
  const places = screen.getAllByText(/./, { selector: 'h2 > button' }).map(({ textContent }) => textContent);
  expect(places.indexOf('Session Template name')).toBeLessThan(places.indexOf(name.en));
  expect(id > template.id).toBe(true);
});

test('a search does not take a card away that is being edited', async () => {
  const { token, mark, name } = await adminAndTemplate();
  const { user } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await user.click(within(card).getByRole('button', { name: `Edit: ${name.en}` }));
  await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
  expect(document.activeElement).toHaveValue(name.en);
  expect(within(card).queryByLabelText(`Archive: ${name.en}`)).not.toBeInTheDocument();
  await typeInto(user, screen.getByLabelText('Search training templates'), 'nothing like it');
  expect(await within(card).findByText(/shown although the filter leaves it out/)).toBeVisible();
  expect(card).toBeInTheDocument();
});

test('the cards forget on leaving the screen that they were expanded and edited', async () => {
  const { token, mark, name } = await adminAndTemplate();
  const { user, store } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await user.click(within(card).getByRole('button', { name: `Edit: ${name.en}` }));
  expect(store.getState()).toMatchObject({
    editedTemplates: [expect.any(String)],
    expandedTemplates: [expect.any(String)],
  });
  await user.click(screen.getByText('Golfclubs'));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(store.getState()).toMatchObject({ editedTemplates: [], expandedTemplates: [] });
});

test('a card that somebody else deletes while it is being edited stays until the editing ends', async () => {
  const { token, client, mark, name, template } = await adminAndTemplate();
  const { user, store } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await user.click(within(card).getByRole('button', { name: `Edit: ${name.en}` }));
  await client.delete(`${PATH}/${template.id}`);
  await client.post(PATH, copyOf(template));
  void store.dispatch(templateApi.util.invalidateTags(['Template']));
  await cardOf(`${name.en} (copy)`);
  expect(card).toBeInTheDocument();
  expect(card).toContainElement(document.activeElement as HTMLElement);
});

test('when the editing ends, the focus returns to the button that began it', async () => {
  const { token, mark, name } = await adminAndTemplate();
  const { user } = await openTemplates(token, mark);
  const card = await cardOf(name.en);
  await user.click(within(card).getByRole('button', { name: `Edit: ${name.en}` }));
  await user.click(await within(card).findByText('Cancel'));
  await waitFor(() => expect(within(card).getByLabelText(`Edit: ${name.en}`)).toHaveFocus());
  expect(within(card).getByRole('heading', { name: 'What the pro sees at the range' })).toBeVisible();
});
