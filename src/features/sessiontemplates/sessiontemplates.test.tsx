import { screen, waitFor, within } from '@testing-library/react';
import { adminAndTemplate, cardOf, openTemplates, templatesCalled } from '../../../test/browser/templatesScreen';
import { openApp } from '../../../test/browser/openApp';
import { typeInto } from '../../../test/browser/typeInto';
import { adminAndClub } from '../../../test/world/adminAndClub';
import { templateApi } from '../../api/template';

test.each([['PRO'], ['PLAYER']] as const)('a %s is told that the screen is not for them', async (role) => {
  const { token } = await adminAndClub([role, 'APPROVED']);
  await openApp({ path: '/private/sessiontemplates', as: token, locale: 'en' });
  expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Training Templates' })).not.toBeInTheDocument();
});

test('a closed card says name, type, category and whether a training can be planned, in German too', async () => {
  const { token, world, mark, name, template } = await adminAndTemplate();
  await world.template({ name: { en: `Bare ${mark}`, de: `Karg ${mark}` }, type: 'TRACKMAN', category: null });
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
  const { token, world, mark, name } = await adminAndTemplate();
  await world.template({ name: { en: `Second ${mark}`, de: `Zweite ${mark}` } });
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
  const { token, world, mark, name, template } = await adminAndTemplate();
  const tournament = `Cup ${mark}`;
  const archived = `Old ${mark}`;
  await world.template({ name: { en: tournament, de: tournament }, type: 'TOURNAMENT' });
  await world.template({ name: { en: archived, de: archived }, state: 'ARCHIVED' });
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
  const { token, mark, name, world } = await adminAndTemplate();
  const other = `Sand ${mark}`;
  await world.template({ name: { en: other, de: other }, description: { en: 'Deep', de: 'Tiefer Sand' } });
  const { user } = await openTemplates(token, mark);
  await cardOf(other);
  const search = screen.getByLabelText('Search training templates');
  await typeInto(user, search, name.de.toUpperCase());
  await waitFor(() => expect(screen.queryByRole('button', { name: other })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: name.en })).toBeVisible();
  await typeInto(user, search, `nothing like ${mark}`);
  expect(await screen.findByText('No training template matches.')).toBeVisible();
  window.history.back();
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
  const { token, world, mark } = await adminAndTemplate();
  const category = await world.category();
  for (let made = 0; made < 25; made += 1)
    await world.template({ name: { en: `Row ${made} ${mark}` }, category, mapping: null });
  const { user } = await openApp({ path: `${templatesCalled(mark)}&page=7`, as: token, locale: 'en' });
  expect(await screen.findByText('26–26 of 26')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('1–25 of 26')).toBeVisible();
  expect(screen.getByRole('button', { name: `Row 24 ${mark}` })).toBeVisible();
});
