import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { templateApi } from '@/api/template';
import { limits } from '@contract/limits';
import type { Template } from '@contract/template';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { adminAndTemplate, cardOf, openTemplates, templatesCalled } from '@test/browser/openContent';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { selectEdited } from './expandedTemplatesSlice';
import { copyOf, newTemplate } from './newTemplate';

describe('sessiontemplates', () => {
  test.each([['PRO'], ['PLAYER']] as const)('a %s is told that the screen is not for them', async (role) => {
    const { token } = await adminAndClub([role, 'APPROVED']);
    await openApp({ path: '/private/sessiontemplates', as: token, locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Training Templates' })).not.toBeInTheDocument();
  });

  test('a closed card says name, type, category and whether a training can be planned, in German too', async () => {
    const { token, fixtures, mark, name, template } = await adminAndTemplate();
    await fixtures.template({ name: { en: `Bare ${mark}`, de: `Karg ${mark}` }, type: 'TRACKMAN', category: null });
    await openTemplates(token, mark, 'de');
    const ready = await cardOf(name.de);
    expect(ready).toHaveTextContent('Regulär');
    expect(ready).toHaveTextContent(template.category?.name.de ?? 'none');
    await waitFor(() => expect(ready).toHaveTextContent('Bereit für ein Training'));
    expect(within(ready).getByRole('button', { name: name.de })).toHaveAttribute('aria-expanded', 'false');
    const bare = await cardOf(`Karg ${mark}`);
    expect(bare).toHaveTextContent('Trackman');
    expect(bare).toHaveTextContent('Keine Trainingskategorie');
    await waitFor(() => expect(bare).toHaveTextContent('Nicht bereit für ein Training'));
    expect(screen.getByText('2 Trainingsvorlagen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preise verwalten' })).toHaveAttribute('href', '/private/sessionprices');
  });

  test('a card is opened and closed by its heading, several at a time', async () => {
    const { token, fixtures, mark, name } = await adminAndTemplate();
    await fixtures.template({ name: { en: `Second ${mark}`, de: `Zweite ${mark}` } });
    const { user } = await openTemplates(token, mark);
    const first = within(await cardOf(name.en)).getByRole('button', { name: name.en });
    const second = within(await cardOf(`Second ${mark}`)).getByRole('button', { name: `Second ${mark}` });
    await user.click(first);
    await user.click(second);
    expect(screen.getByRole('region', { name: name.en })).toBeVisible();
    expect(screen.getByRole('region', { name: `Second ${mark}` })).toBeVisible();
    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: name.en })).not.toBeInTheDocument();
    expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  test('type, state and category choose what is shown, stand in the address, and come back from it', async () => {
    const { token, fixtures, mark, name, template } = await adminAndTemplate();
    const tournament = `Cup ${mark}`;
    const archived = `Old ${mark}`;
    await fixtures.template({ name: { en: tournament, de: tournament }, type: 'TOURNAMENT' });
    await fixtures.template({ name: { en: archived, de: archived }, state: 'ARCHIVED' });
    const { user } = await openTemplates(token, mark);
    await cardOf(name.en);
    expect(screen.getByRole('button', { name: tournament })).toBeVisible();
    expect(screen.queryByRole('button', { name: archived })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Tournament' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: name.en })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: tournament })).toBeVisible();
    expect(window.location.search).toContain('type=TOURNAMENT');

    await user.click(screen.getByRole('button', { name: 'All types' }));
    await user.click(screen.getByRole('button', { name: 'Archived' }));
    expect(await screen.findByRole('button', { name: archived })).toBeVisible();
    expect(screen.queryByRole('button', { name: name.en })).not.toBeInTheDocument();
    expect(window.location.search).toContain('state=archived');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('button', { name: name.en })).toBeVisible();
    expect(screen.getByRole('button', { name: archived })).toBeVisible();

    const category = await screen.findByRole('combobox', { name: 'Training category' });
    await user.click(category);
    await user.paste(template.category?.name.en ?? 'none');
    await user.click(await screen.findByRole('option', { name: template.category?.name.en ?? 'none' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: tournament })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: name.en })).toBeVisible();

    const { search } = window.location;
    await openApp({ path: `/private/sessiontemplates${search}`, as: token });
    expect(await screen.findByRole('button', { name: name.en })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Training category' })).toHaveValue(template.category?.name.en),
    );
    expect(screen.queryByRole('button', { name: archived })).not.toBeInTheDocument();
  });

  test('the search finds by name and description in both languages, and says when nothing matches', async () => {
    const { token, mark, name, fixtures } = await adminAndTemplate();
    const other = `Sand ${mark}`;
    await fixtures.template({ name: { en: other, de: other }, description: { en: 'Deep', de: 'Tiefer Sand' } });
    const { user } = await openTemplates(token, mark);
    await cardOf(other);
    const search = screen.getByLabelText('Search training templates');
    await typeInto(user, search, name.de.toUpperCase());
    await waitFor(() => expect(screen.queryByRole('button', { name: other })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: name.en })).toBeVisible();
    await typeInto(user, search, `nothing like ${mark}`);
    expect(await screen.findByText('No training template matches.')).toBeVisible();
    // Emptying a search is a step of its own; the one that it was opened with shows none of another test.
    window.history.go(-4);
    expect(await screen.findByRole('button', { name: other })).toBeVisible();
    await typeInto(user, search, `nothing like ${mark}`);
    await user.click(await screen.findByRole('button', { name: 'Show all active templates' }));
    await waitFor(() => expect(search).toHaveValue(''));
    expect(window.location.search).toBe('');
  });

  test('while there is no template at all, the screen says how to make one', async () => {
    const { token, mark, name } = await adminAndTemplate();
    const { store } = await openTemplates(token, mark, 'de');
    await cardOf(name.de);
    await store.dispatch(templateApi.util.upsertQueryData('getTemplates', undefined, []));
    expect(await screen.findByText(/Noch gibt es keine Trainingsvorlage\. Legen Sie eine/)).toBeVisible();
  });

  test('a long list comes page by page, and a page that is not there is the last one', async () => {
    const { token, fixtures, mark } = await adminAndTemplate();
    const category = await fixtures.category();
    for (let made = 0; made < 25; made += 1)
      await fixtures.template({ name: { en: `Row ${made} ${mark}` }, category, mapping: null });
    const { user } = await openApp({ path: `${templatesCalled(mark)}&page=7`, as: token, locale: 'en' });
    expect(await screen.findByText('26–26 of 26')).toBeVisible();
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe('2'));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('1–25 of 26')).toBeVisible();
    expect(screen.getByRole('button', { name: `Row 24 ${mark}` })).toBeVisible();
  });
});

describe('creating', () => {
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
      const [id = ''] = selectEdited(store.getState());
      await waitFor(() => expect(window.location.search).toBe(`?edit=${id}`));
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
    await waitFor(() => expect(window.location.search).toBe(`?type=TRACKMAN&edit=${id}`));
    const names = screen.getAllByText(/./, { selector: 'h2 > button > span' }).map(({ textContent }) => textContent);
    expect(names.indexOf('Session Template name')).toBeLessThan(names.indexOf(name.en));
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
});

test('the button that creates a template keeps the focus until it is refused; only the others are disabled', async () => {
  const { token, mark, name } = await adminAndTemplate();
  const { user } = await openTemplates(token, mark);
  await cardOf(name.en);
  const plugIn = cutNetwork('/api/challenges/trainingsessiontemplate');
  const resume = pauseNetwork('/api/challenges/trainingsessiontemplate');
  const create = screen.getByRole('button', { name: 'Create tournament template' });
  const other = screen.getByRole('button', { name: 'Create Trackman template' });
  try {
    await user.click(create);
    expect(other).toBeDisabled();
    expect(create).toBeEnabled();
    expect(create).toHaveAttribute('aria-disabled', 'true');
  } finally {
    resume();
  }
  expect(await screen.findByRole('alert')).toBeVisible();
  plugIn();
  await waitFor(() => expect(other).toBeEnabled());
  expect(create).toHaveFocus();
});

describe('new template', () => {
  const template = (name: Template['name']): Template => ({
    ...newTemplate('TRACKMAN'),
    id: 'one',
    state: 'ARCHIVED',
    balls: [],
    name,
    category: null,
    trainingHandicapDifferenceToPointsMapping: null,
    numberofballs: 0,
    version: 7,
  });

  test.each<[Template['name'], Template['name']]>([
    [
      { en: 'Gate', de: 'Tor' },
      { en: 'Gate (copy)', de: 'Tor (Kopie)' },
    ],
    [{ de: 'Tor' }, { de: 'Tor (Kopie)' }],
    [{ en: 'Gate', de: ' ' }, { en: 'Gate (copy)' }],
    [{}, {}],
  ])('the copy of %j is called %j', (name, copied) => {
    expect(copyOf(template(name)).name).toEqual(copied);
  });

  test('the copy of the longest name is as long as a name may be', () => {
    const longest = 'x'.repeat(limits.template.name);
    const { en = '' } = copyOf(template({ en: longest })).name;
    expect(en).toHaveLength(limits.template.name);
    expect(en.endsWith('x (copy)')).toBe(true);
  });

  test('a copy takes neither id nor state nor version with it', () => {
    expect(Object.keys(copyOf(template({ en: 'Gate' })))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(id|state|version)$/)]),
    );
  });
});
