import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/session/sessionSlice';
import { pauseNetwork } from '@test/browser/network';
import { typeInto } from '@test/browser/openApp';
import { adminAndTemplate, adminEditing, openEditor, openTemplates } from '@test/browser/openContent';

const drafts = () => JSON.stringify(Object.entries(window.sessionStorage));

describe('somebody else saved the template meanwhile', () => {
  async function bothEdit() {
    const editing = await adminEditing();
    const { user, field, press, form, mark, write, submit, template } = editing;
    await typeInto(user, field('Name (English)'), `Mine ${mark}`);
    await press('Remove: Entry 4');
    const name = { ...template.name, en: `Theirs ${mark}` };
    expect((await write({ name, instructions: [], version: template.version })).status).toBe(200);
    await submit();
    const versions = await within(form).findByLabelText('Both versions');
    expect(within(versions).getAllByRole('row')).toHaveLength(4);
    expect(versions).toHaveTextContent(`Name (English)Mine ${mark}Theirs ${mark}`);
    expect(versions).toHaveTextContent('Instructions1. Read the line first / Zuerst die Linie lesen(empty)');
    expect(versions).toHaveTextContent('4. 20 → 4.0');
    expect(screen.getByRole('button', { name: /^Submit/ })).toBeDisabled();
    return editing;
  }

  test('both versions are shown line by line, and the own one can overwrite the other', async () => {
    const { press, closed, templateNow, mark } = await bothEdit();
    await press('Overwrite with mine');
    await closed();
    const saved = await templateNow();
    expect(saved).toMatchObject({ name: { en: `Mine ${mark}` }, version: 3 });
    expect(saved.instructions).toHaveLength(1);
    expect(saved.scoreHandicapMap).toHaveLength(3);
  });

  test('the other version can be taken over and edited further', async () => {
    const { user, press, field, submit, closed, templateNow, mark } = await bothEdit();
    await press('Take the saved version');
    expect(field('Name (English)')).toHaveValue(`Theirs ${mark}`);
    expect(screen.queryByLabelText('Both versions')).not.toBeInTheDocument();
    await typeInto(user, field('Description (English)'), 'Six balls');
    await submit();
    await closed();
    const saved = await templateNow();
    expect(saved).toMatchObject({ name: { en: `Theirs ${mark}` }, description: { en: 'Six balls' }, version: 3 });
    expect(saved.instructions).toEqual([]);
  });
});

test('that the template was archived meanwhile is said, and it stays archived when the own version is kept', async () => {
  const { user, field, press, form, mark, write, submit, closed, template, templateNow } = await adminEditing();
  await typeInto(user, field('Name (English)'), `Mine ${mark}`);
  expect((await write({ state: 'ARCHIVED', version: template.version })).status).toBe(200);
  await submit();
  expect(await within(form).findByText(/^The template was archived in the meantime\./)).toBeVisible();
  await press('Overwrite with mine');
  await closed();
  expect(await templateNow()).toMatchObject({ state: 'ARCHIVED', name: { en: `Mine ${mark}` } });
});

test('where the template was archived meanwhile and both say the same again, that is said apart from it', async () => {
  const { user, field, form, mark, name, write, submit, template } = await adminEditing();
  const other = `Mine ${mark}`;
  await typeInto(user, field('Name (English)'), other);
  const { version } = template;
  expect((await write({ name: { ...name, en: other }, state: 'ARCHIVED', version })).status).toBe(200);
  await submit();
  expect(await within(form).findByText(/^The template was archived in the meantime\./)).toBeVisible();
  expect(within(form).getByText('Apart from that, both versions say the same.')).toBeVisible();
});

test('what was typed is offered again after a reload, also in the other language, and can be given up', async () => {
  const { user, field, press, close, token, mark, name } = await adminEditing();
  await typeInto(user, field('Name (English)'), `Half typed ${mark}`);
  await press('Add hint');
  close();

  const again = await openTemplates(token, mark, 'de');
  const form = await screen.findByLabelText(`${name.de} bearbeiten`);
  expect(within(form).getByText(/noch da/)).toBeVisible();
  expect(within(form).getByLabelText('Name (English)')).toHaveValue(`Half typed ${mark}`);
  expect(within(form).getByLabelText('Tipp 1 (Deutsch)')).toHaveValue('Tipp');
  await again.user.click(within(form).getByText('Neu beginnen'));
  expect(within(form).getByLabelText('Name (English)')).toHaveValue(name.en);
  expect(within(form).queryByText(/noch da/)).not.toBeInTheDocument();
  await waitFor(() => expect(drafts()).not.toContain('Half typed'));
});

test('a draft that is saved after a reload is a change of what was read before it', async () => {
  const { user, field, close, token, mark, write, template, templateNow } = await adminEditing();
  await typeInto(user, field('Description (English)'), 'Six balls');
  close();
  expect((await write({ description: { en: 'Seven balls' }, version: template.version })).status).toBe(200);

  await openTemplates(token, mark);
  const form = await screen.findByLabelText(`Edit ${template.name.en ?? ''}`);
  await user.click(within(form).getByText('Submit'));
  expect(await within(form).findByLabelText('Both versions')).toHaveTextContent(
    'Description (English)Six ballsSeven balls',
  );
  expect((await templateNow()).description.en).toBe('Seven balls');
});

test('Cancel asks before something is lost, and what is discarded does not come back', async () => {
  const { user, form, field, press, closed, name, templateNow } = await adminEditing();
  await typeInto(user, field('Name (English)'), 'Thrown away');
  await press('Cancel');
  await user.click(await screen.findByText('Keep editing'));
  expect(field('Name (English)')).toHaveValue('Thrown away');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(within(form).getByText('Cancel'));
  await user.click(await screen.findByText('Discard'));
  await closed();
  expect(drafts()).not.toContain('Thrown away');
  expect((await templateNow()).name).toEqual(name);
  const anew = await openEditor(name.en, user);
  expect(within(anew).getByLabelText('Name (English)')).toHaveValue(name.en);
  await user.click(within(anew).getByText('Cancel'));
  await waitFor(() => expect(anew).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an editor that is saved and closes takes the focus from no other', async () => {
  const { fixtures, token, mark, name } = await adminAndTemplate();
  await fixtures.template({ name: { en: `Pitching ${mark}`, de: `Pitchen ${mark}` } });
  const { user } = await openTemplates(token, mark);
  const other = within(await openEditor(`Pitching ${mark}`, user));
  const form = await openEditor(name.en, user);
  const resume = pauseNetwork('/api/challenges/trainingsessiontemplate');
  await user.click(within(form).getByText('Submit'));
  await waitFor(() => expect(within(form).getByText('Cancel')).toBeDisabled());
  await typeInto(user, other.getByLabelText('Name (English)'), `Half typed ${mark}`);
  resume();
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(other.getByLabelText('Name (English)')).toHaveFocus();
});

test('where several templates are edited, each says in its sections and at its buttons that they are its own', async () => {
  const { fixtures, token, mark, name } = await adminAndTemplate();
  const names = [name.en, `Pitching ${mark}`] as const;
  await fixtures.template({ name: { en: names[1], de: `Pitchen ${mark}` } });
  const { user } = await openTemplates(token, mark);
  for (const own of names) {
    const form = within(await openEditor(own, user));
    for (const label of [
      'Submit',
      'Cancel',
      'Add instruction',
      'Add hint',
      'Add ball',
      'Add scoring item',
      'Add entry',
    ]) {
      expect(form.getByText(label).closest('button')).toHaveAccessibleName(`${label}: ${own}`);
    }
    const preview = form.getByText('What the pro sees at the range').closest('button');
    expect(preview).toHaveAccessibleName(`What the pro sees at the range: ${own}`);
    expect(form.getByLabelText(`Language of the texts: ${own}`)).toBeVisible();
    for (const title of ['General', 'Instructions', 'Hints', 'Balls', 'Scoring', 'Score-handicap map']) {
      expect(form.getByLabelText(`${title}: ${own}`, { selector: 'section' })).toBeVisible();
    }
  }
});

test('leaving the page asks as long as one of the editors holds something', async () => {
  const { user, field, mark } = await adminEditing();
  await typeInto(user, field('Name (English)'), `Half typed ${mark}`);
  await user.click(screen.getByRole('link', { name: 'Golfclubs' }));
  await user.click(await screen.findByText('Keep editing'));
  expect(window.location.pathname).toBe('/private/sessiontemplates');
  expect(field('Name (English)')).toHaveValue(`Half typed ${mark}`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Golfclubs' }));
  await user.click(await screen.findByText('Discard'));
  await waitFor(() => expect(window.location.pathname).toBe('/private/golfclubs'));
  expect(drafts()).not.toContain('Half typed');
});

test('whoever is signed out meanwhile is not held up', async () => {
  const { user, field, store } = await adminEditing();
  await typeInto(user, field('Name (English)'), 'Half typed');
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(window.location.pathname).toBe('/public/login'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
