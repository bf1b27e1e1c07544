import { act, screen, waitFor, within } from '@testing-library/react';
import { gridFiltered, selectGrid } from '@/ui/dataGrid/gridsSlice';
import type { TrainingCategory } from '@contract/category';
import { adminAndCategory } from '@test/browser/clubs';
import { openApp, typeInto } from '@test/browser/openApp';
import { columnTexts } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';

describe('categories', () => {
  test('a category shows its name and description in the current language', async () => {
    const { path, token, name } = await adminAndCategory();
    const english = await openApp({ path, as: token });
    const row = (await screen.findByText(name.en)).closest('[role="row"]');
    expect(row).toHaveTextContent('Around the green');
    english.close();
    await openApp({ path, locale: 'de' });
    expect(await screen.findByText(name.de)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Beschreibung' })).toBeVisible();
    expect(screen.queryByText(name.en)).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'Create category', 'Name (English)', 'Category', 'German: Kategorie'],
    ['de', 'Trainingskategorie anlegen', 'Name (Deutsch)', 'Kategorie', 'Englisch: Category'],
  ] as const)('in %s, creating makes the default of both languages and edits it at once', async (...expected) => {
    const [locale, create, label, value, hint] = expected;
    const { path, token } = await adminAndCategory();
    const { user, store } = await openApp({ path, as: token, locale });
    const changes: unknown[] = [];
    store.subscribe(() => changes.push(store.getState().modal.change));
    await user.click(await screen.findByText(create));
    const field = await screen.findByLabelText(label);
    expect(field).toHaveValue(value);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(hint);
    expect(changes).toContainEqual({ event: 'ADD', kind: 'category', id: store.getState().editedCategories[0] });
    const [id = ''] = store.getState().editedCategories;
    const { body } = await api(token).get<TrainingCategory[]>('/api/challenges/trainingcategory');
    expect(body.find((category) => category.id === id)).toMatchObject({
      name: { en: 'Category', de: 'Kategorie' },
      description: { en: 'Description...', de: 'Beschreibung' },
    });
  });

  test('the list is a grid, which is sorted and filtered by its texts; a new category takes the filter away', async () => {
    const { path, token, name, fixtures } = await adminAndCategory();
    const other = await fixtures.category({ name: { en: `0 ${name.en}`, de: `0 ${name.de}` } });
    const { user, store } = await openApp({ path, as: token });
    const grid = await screen.findByRole('grid', { name: 'Training Categories' });
    const positions = () => [name.en, other.name.en].map((text) => columnTexts('name').indexOf(text ?? ''));
    await user.click(within(grid).getByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(positions()[0]).toBeGreaterThan(positions()[1] ?? NaN));
    const where = [{ field: 'name', operator: 'startsWith', value: `0 ${name.en}` } as const];
    act(() => void store.dispatch(gridFiltered({ grid: 'categories', where })));
    await waitFor(() => expect(columnTexts('name')).toEqual([other.name.en]));
    await user.click(screen.getByText('Create category'));
    expect(await screen.findByLabelText('Name (English)')).toHaveValue('Category');
    expect(selectGrid(store.getState(), 'categories').where).toEqual([]);
  });

  test('a search in the address finds names and descriptions of both languages, and keeps what is edited', async () => {
    const { path, token, name, fixtures } = await adminAndCategory();
    const other = await fixtures.category({ name: { en: `Bunker ${name.en}`, de: `Bunker ${name.de}` } });
    const { user } = await openApp({ path, as: token });
    const search = await screen.findByRole('searchbox', { name: 'Search training categories' });
    await waitFor(() => expect(columnTexts('name').sort()).toEqual([other.name.en, name.en]));
    await typeInto(user, search, `bunker ${name.de}`);
    await waitFor(() => expect(columnTexts('name')).toEqual([other.name.en]));

    await user.click(screen.getByLabelText(`Edit ${other.name.en}`));
    await typeInto(user, await screen.findByLabelText('Name (English)'), `Sand ${name.en}`);
    await typeInto(user, search, 'no such category');
    expect(await screen.findByLabelText('Name (English)')).toHaveValue(`Sand ${name.en}`);
    await user.click(screen.getByLabelText(`Save ${other.name.en}`));
    expect(await screen.findByText(`Saved: Sand ${name.en}.`)).toBeVisible();
    await waitFor(() => expect(columnTexts('name')).toEqual([`Sand ${name.en}`]));

    await typeInto(user, search, 'nothing of the kind');
    expect(await screen.findByText('No training category matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all training categories' }));
    await waitFor(() => expect(search).toHaveValue(''));
    expect(window.location.search).toBe('');
  });

  describe('editing', () => {
    test('the pencil turns the row into fields, Enter saves the current language and leaves the other alone', async () => {
      const { path, token, name, categoryNow } = await adminAndCategory();
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      const form = await screen.findByLabelText(`Edit category ${name.en}`);
      expect(within(form).getByLabelText('Name (English)')).toHaveFocus();
      await typeInto(user, within(form).getByLabelText('Name (English)'), `${name.en} II`);
      await typeInto(user, within(form).getByLabelText('Description (English)'), 'Within 30 metres');
      await user.keyboard('{Enter}');
      expect(await screen.findByText(`Saved: ${name.en} II.`)).toBeVisible();
      const pencil = await screen.findByLabelText(`Edit ${name.en} II`);
      expect(pencil).toHaveFocus();
      expect(await categoryNow()).toMatchObject({
        name: { en: `${name.en} II`, de: name.de },
        description: { en: 'Within 30 metres', de: 'Rund ums Grün' },
        version: 2,
      });
    });

    test('in German the German texts are edited', async () => {
      const { path, token, name, categoryNow } = await adminAndCategory();
      const { user } = await openApp({ path, as: token, locale: 'de' });
      await user.click(await screen.findByLabelText(`${name.de} bearbeiten`));
      await typeInto(user, await screen.findByLabelText('Name (Deutsch)'), `${name.de} II`);
      await user.click(screen.getByLabelText(`${name.de} speichern`));
      expect(await screen.findByText(`Gespeichert: ${name.de} II.`)).toBeVisible();
      expect(await categoryNow()).toMatchObject({ name: { en: name.en, de: `${name.de} II` } });
    });

    test('a text that the other language lacks is said, and what is typed goes into the current one', async () => {
      const { path, token, name, id, categoryNow } = await adminAndCategory();
      const onlyGerman = { id, name: { de: name.de }, description: { de: 'Rund ums Grün' } };
      await api(token).put('/api/challenges/trainingcategory', onlyGerman);
      const { user } = await openApp({ path, as: token });
      const cell = await screen.findByRole('rowheader', { name: `${name.de} Missing in English` });
      expect(cell).toHaveTextContent(`${name.de}Missing in English`);
      await user.click(screen.getByLabelText(`Edit ${name.de}`));
      const field = await screen.findByLabelText('Name (English)');
      expect(field).toHaveValue('');
      expect(field).toHaveAccessibleDescription(`German: ${name.de}`);
      await typeInto(user, field, name.en);
      await user.keyboard('{Enter}');
      expect(await screen.findByLabelText(`Edit ${name.en}`)).toBeVisible();
      expect(await categoryNow()).toMatchObject({
        name: { en: name.en, de: name.de },
        description: { de: 'Rund ums Grün' },
      });
    });

    test('Escape leaves an untouched row, and asks before something typed is lost', async () => {
      const { path, token, name, categoryNow } = await adminAndCategory();
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      await screen.findByLabelText('Name (English)');
      await user.keyboard('{Escape}');
      const pencil = await screen.findByLabelText(`Edit ${name.en}`);
      expect(pencil).toHaveFocus();

      await user.click(pencil);
      await typeInto(user, await screen.findByLabelText('Name (English)'), 'Putting');
      await user.keyboard('{Escape}');
      await user.click(await screen.findByText('Keep editing'));
      expect(screen.getByLabelText('Name (English)')).toHaveValue('Putting');
      await user.click(await screen.findByLabelText(`Cancel editing ${name.en}`));
      await user.click(await screen.findByText('Discard'));
      expect(await screen.findByText(name.en)).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText(`Edit ${name.en}`)).toHaveFocus());
      expect(await categoryNow()).toMatchObject({ name, version: 1 });
    });

    test('several rows can be edited beside each other', async () => {
      const { path, token, name, fixtures } = await adminAndCategory();
      const other = await fixtures.category({ name: { en: `${name.en} II`, de: `${name.de} II` } });
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      await typeInto(user, await screen.findByLabelText('Name (English)'), 'Chipping');
      await user.click(screen.getByLabelText(`Edit ${other.name.en}`));
      const values = screen.getAllByLabelText<HTMLInputElement>('Name (English)').map(({ value }) => value);
      expect(values.sort()).toEqual(['Chipping', other.name.en].sort());
    });

    test('a category without any name is not sent, and says what to do', async () => {
      const { path, token, name, id, categoryNow } = await adminAndCategory();
      await api(token).put('/api/challenges/trainingcategory', { id, name: { en: name.en }, description: {} });
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      const field = await screen.findByLabelText('Name (English)');
      await typeInto(user, field, ' ');
      await user.click(screen.getByLabelText(`Save ${name.en}`));
      expect(await screen.findByText('Please enter a name.')).toBeVisible();
      expect(field).toHaveFocus();
      await typeInto(user, field, 'x'.repeat(201));
      expect(await screen.findByText('Please enter at most 200 characters.')).toBeVisible();
      expect(await categoryNow()).toMatchObject({ name: { en: name.en }, version: 2 });
    });

    test('a refusal of the server stands at its field', async () => {
      const { path, token, name } = await adminAndCategory();
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      await typeInto(user, await screen.findByLabelText('Description (English)'), 'Short\u202egame');
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Please remove invisible or control characters.')).toBeVisible();
      expect(screen.getByLabelText('Description (English)')).toBeInvalid();
      expect(screen.getByLabelText('Description (English)')).toHaveFocus();
    });

    test('on a phone the row is edited in the same way', async () => {
      const { path, token, name } = await adminAndCategory();
      window.innerWidth = 390;
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      await typeInto(user, await screen.findByLabelText('Name (English)'), `${name.en} mobile`);
      await user.keyboard('{Enter}');
      expect(await screen.findByText(`Saved: ${name.en} mobile.`)).toBeVisible();
    });
  });

  describe('deleting', () => {
    test.each([
      ['en', 'Delete', 'Confirm', 'Are sure you want to delete the category?', 'Create category'],
      [
        'de',
        'löschen',
        'Bestätigen',
        'Möchten Sie die Trainingskategorie wirklich löschen?',
        'Trainingskategorie anlegen',
      ],
    ] as const)('in %s it asks, and takes the category away once confirmed', async (...expected) => {
      const [locale, remove, confirm, question, create] = expected;
      const { path, token, name, categoryNow } = await adminAndCategory();
      const { user } = await openApp({ path, as: token, locale });
      const label = locale === 'en' ? `${remove} ${name.en}` : `${name.de} ${remove}`;
      const button = await screen.findByLabelText(label);
      await user.click(button);
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toHaveTextContent(question);
      expect(dialog).toHaveTextContent(locale === 'en' ? name.en : name.de);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(await categoryNow()).toBeDefined();

      await user.click(button);
      await user.click(await screen.findByText(confirm));
      await waitFor(() => expect(button).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name: create })).toHaveFocus());
      expect(await categoryNow()).toBeUndefined();
    });

    test('a category that templates use stays, and they are counted', async () => {
      const { path, token, fixtures, name, id, categoryNow } = await adminAndCategory();
      await fixtures.template({ category: { id, name } });
      await fixtures.template({ category: { id, name }, state: 'ARCHIVED' });
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Delete ${name.en}`));
      await user.click(await screen.findByText('Confirm'));
      expect(await screen.findByText(new RegExp(`${name.en} is still used by 2 templates`))).toBeVisible();
      expect(await categoryNow()).toMatchObject({ name } satisfies Partial<TrainingCategory>);
    });

    test('a category in edit mode can be deleted too', async () => {
      const { path, token, name, categoryNow } = await adminAndCategory();
      const { user } = await openApp({ path, as: token });
      await user.click(await screen.findByLabelText(`Edit ${name.en}`));
      await typeInto(user, await screen.findByLabelText('Name (English)'), 'Chipping');
      await user.click(screen.getByLabelText(`Delete ${name.en}`));
      await user.click(await screen.findByText('Confirm'));
      await waitFor(() => expect(screen.queryByLabelText(`Delete ${name.en}`)).not.toBeInTheDocument());
      expect(await categoryNow()).toBeUndefined();
      const keys = Object.keys(window.sessionStorage);
      expect(keys.filter((key) => key.startsWith('golf-club-draft/'))).toEqual([]);
    });
  });
});
