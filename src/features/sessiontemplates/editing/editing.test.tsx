import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@test/browser/chooseOption';
import { typeInto } from '@test/browser/openApp';
import { adminEditing } from '@test/browser/openContent';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const bare = { category: null, mapping: null, instructions: [], numberofballs: 0, scoreHandicapMap: [] };
const oneNameMissing = /does not have a name in both languages/;

test('an admin makes a regular template ready, and the list of what is missing follows', async () => {
  const fixtures = await makeFixtures();
  const [category, mapping] = [await fixtures.category(), await fixtures.mapping()];
  const { user, form, field, inRow, press, submit, closed, templateNow, mark } = await adminEditing(bare);
  expect(form).toHaveTextContent('It has no balls.');
  await typeInto(user, field('Name (English)'), `Gate ${mark}`);
  await typeInto(user, field('Name (Deutsch)'), '');
  await waitFor(() => expect(form).toHaveTextContent(oneNameMissing));
  expect(form).toHaveTextContent('Deutsch: 1 text missing');
  await typeInto(user, field('Name (Deutsch)'), `Tor ${mark}`);
  expect(form).toHaveTextContent('Deutsch: complete');
  await typeInto(user, field('Link to more information (English)'), 'https://example.org/gate');
  await chooseOption(user, field('Training category'), category.name.en ?? '');
  await chooseOption(user, field('Points mapping'), mapping.name);
  await press('Add instruction');
  expect(inRow('Instruction 1', 'Instruction 1 (English)')).toHaveFocus();
  expect(inRow('Instruction 1', 'Instruction 1 (Deutsch)')).toHaveValue('Instruktion');
  await press('Add hint');
  expect(inRow('Hint 1', 'Hint 1 (Deutsch)')).toHaveValue('Tipp');
  expect(within(form).queryByText('Add scoring item')).not.toBeInTheDocument();
  await typeInto(user, field('Number of balls'), '3');
  expect(field('Ball 3')).toBeVisible();
  await press('Remove: Ball 1');
  expect(field('Number of balls')).toHaveValue('2');
  await press('Add scoring item');
  await typeInto(user, inRow('Scoring item 1', 'Points'), '-1');
  await press('Add entry');
  await press('Add entry');
  expect(inRow('Entry 2', 'Score')).toHaveValue('0');
  await typeInto(user, inRow('Entry 2', 'Score'), '1');
  await typeInto(user, inRow('Entry 1', 'Handicap'), '18,4');
  await typeInto(user, inRow('Entry 2', 'Handicap'), '+1,2');
  expect(form).toHaveTextContent('Read as the plus handicap +1.2');
  await waitFor(() => expect(form).toHaveTextContent('Ready to create training'));
  expect(form).not.toHaveTextContent('It has no balls.');
  await submit();
  await closed();
  expect(await screen.findByText(`Saved: Gate ${mark}.`)).toBeVisible();
  expect(await templateNow()).toMatchObject({
    name: { en: `Gate ${mark}`, de: `Tor ${mark}` },
    moreInformationLink: { en: 'https://example.org/gate' },
    category: { id: category.id },
    trainingHandicapDifferenceToPointsMapping: { id: mapping.id },
    teamMode: false,
    instructions: [{ en: 'Instruction', de: 'Instruktion' }],
    hints: [{ name: { en: 'Hint', de: 'Tipp' } }],
    balls: [{ scoring: [{ name: { en: 'Scoring Item', de: 'Punkt' }, points: -1 }] }, { scoring: [] }],
    numberofballs: 2,
    scoreHandicapMap: [
      { score: 0, handicap: 18.4 },
      { score: 1, handicap: -1.2 },
    ],
  });
});

test('auf Deutsch wird eine Trackman-Vorlage bereit, ohne Wertung', async () => {
  const fixtures = await makeFixtures();
  const [category, mapping] = [await fixtures.category(), await fixtures.mapping()];
  const options = { ...bare, type: 'TRACKMAN' } as const;
  const { user, form, field, inRow, press, submit, closed, templateNow } = await adminEditing(options, 'de');
  await chooseOption(user, field('Trainingskategorie'), category.name.de ?? '');
  await chooseOption(user, field('Punktetabelle'), mapping.name);
  expect(within(form).queryByLabelText('Teammodus')).not.toBeInTheDocument();
  await press('Ball hinzufügen');
  expect(field('Anzahl der Bälle')).toHaveValue('1');
  expect(within(form).queryByText('Wertungspunkt hinzufügen')).not.toBeInTheDocument();
  await press('Eintrag hinzufügen');
  await typeInto(user, inRow('Eintrag 1', 'Handicap'), '-2,5');
  await submit();
  expect(await within(form).findByText(/ein Minus eingegeben/)).toBeVisible();
  await press('Gemeint ist das Plus-Handicap +2,5');
  await waitFor(() => expect(form).toHaveTextContent('Bereit für ein Training'));
  await submit();
  await closed();
  expect(await templateNow()).toMatchObject({
    balls: [{ scoring: [] }],
    trainingHandicapDifferenceToPointsMapping: { id: mapping.id },
    scoreHandicapMap: [{ score: 0, handicap: -2.5 }],
  });
});

test('a template without any name leads to the field of its name in the language of the page', async () => {
  const { user, form, field, mark, submit, closed, templateNow } = await adminEditing({}, 'de');
  await user.clear(field('Name (Deutsch)'));
  await user.clear(field('Name (English)'));
  await submit();
  await waitFor(() => expect(field('Name (Deutsch)')).toHaveFocus());
  expect(field('Name (Deutsch)')).toBeInvalid();
  expect(within(form).queryByRole('alert')).not.toBeInTheDocument();
  await typeInto(user, field('Name (English)'), `Gate ${mark}`);
  await submit();
  await closed();
  expect((await templateNow()).name).toEqual({ en: `Gate ${mark}` });
});

test('a tournament has a team mode and points, but neither balls nor mapping', async () => {
  const fixtures = await makeFixtures();
  const category = await fixtures.category();
  const options = { ...bare, type: 'TOURNAMENT' } as const;
  const { user, form, field, inRow, press, submit, closed, templateNow } = await adminEditing(options);
  expect(within(form).queryByLabelText('Points mapping')).not.toBeInTheDocument();
  expect(within(form).queryByLabelText('Number of balls')).not.toBeInTheDocument();
  await chooseOption(user, field('Training category'), category.name.en ?? '');
  await user.click(field('Team mode'));
  await press('Add entry');
  expect(within(form).queryByLabelText('Handicap')).not.toBeInTheDocument();
  await typeInto(user, inRow('Entry 1', 'Score'), '30');
  await typeInto(user, inRow('Entry 1', 'Points generated'), '2,5');
  await submit();
  expect(await within(form).findByText('Please enter a whole number.')).toBeVisible();
  expect(inRow('Entry 1', 'Points generated')).toHaveFocus();
  await typeInto(user, inRow('Entry 1', 'Points generated'), '12');
  await waitFor(() => expect(form).toHaveTextContent('Ready to create training'));
  await submit();
  await closed();
  expect(await templateNow()).toMatchObject({
    teamMode: true,
    balls: [],
    scoreHandicapMap: [{ score: 30, handicap: 12 }],
  });
});

test('rows are moved with the focus on them, and saved in their new order', async () => {
  const instructions = ['One', 'Two', 'Three'].map((text) => ({ en: text, de: text }));
  const { user, form, name, button, press, inRow, submit, closed, templateNow } = await adminEditing({ instructions });
  await press('Move up: Instruction 2');
  expect(button('Move up: Instruction 1')).toHaveFocus();
  // Several templates can be edited at once.
  expect(button('Move up: Instruction 1')).toHaveAccessibleName(`Move up: Instruction 1: ${name.en}`);
  expect(form).toHaveTextContent('Instruction 2 is now in place 1 of 3');
  await user.keyboard('{Enter}');
  expect(inRow('Instruction 1', 'Instruction 1 (English)')).toHaveValue('Two');
  await press('Move down: Scoring item 1');
  await press('Move down: Entry 1');
  await press('Move up: Ball 2');
  await submit();
  await closed();
  const saved = await templateNow();
  expect(saved.instructions.map(({ en }) => en)).toEqual(['Two', 'One', 'Three']);
  expect(saved.balls.map(({ scoring }) => scoring.map(({ points }) => points))).toEqual([
    [1, 3, 0, -1],
    [],
    [],
    [],
    [],
  ]);
  expect(saved.scoreHandicapMap.map(({ score }) => score)).toEqual([6, 0, 10, 20]);
});

test('a link that is no address of the web and a repeated score are told at their fields before anything is sent', async () => {
  const { user, form, field, inRow, submit, actions } = await adminEditing();
  await typeInto(user, field('Link to more information (Deutsch)'), 'javascript:alert(1)');
  await typeInto(user, inRow('Entry 2', 'Score'), '0');
  await submit();
  expect(
    await within(form).findByText(
      'Please enter an address that begins with http:// or https://, without a username or password.',
    ),
  ).toBeVisible();
  expect(field('Link to more information (Deutsch)')).toHaveFocus();
  expect(inRow('Entry 2', 'Score')).toHaveAccessibleDescription('This is already there. Please enter each only once.');
  expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
});

test('a refusal of the server stands at its field until the field is changed', async () => {
  const { user, form, inRow, submit, closed } = await adminEditing();
  await typeInto(user, inRow('Scoring item 2', 'Scoring item 2 (English)'), 'Near\u202e');
  await submit();
  await waitFor(() =>
    expect(inRow('Scoring item 2', 'Scoring item 2 (English)')).toHaveAccessibleDescription(
      'Please remove invisible or control characters.',
    ),
  );
  expect(inRow('Scoring item 2', 'Scoring item 2 (English)')).toHaveFocus();
  await typeInto(user, inRow('Scoring item 1', 'Points'), '4');
  expect(form).toHaveTextContent('Please remove invisible or control characters.');
  await typeInto(user, inRow('Scoring item 2', 'Scoring item 2 (English)'), 'Near');
  expect(form).not.toHaveTextContent('Please remove invisible or control characters.');
  await submit();
  await closed();
});

test('pressing twice sends once', async () => {
  const { user, field, button, mark, closed, templateNow, actions } = await adminEditing();
  await typeInto(user, field('Name (English)'), `Twice ${mark}`);
  await user.dblClick(button('Submit'));
  await closed();
  expect((await templateNow()).version).toBe(2);
  expect(actions.filter(({ type }) => type === 'api/executeMutation/pending')).toHaveLength(1);
});

test('while the window is narrow the languages are tabs, and a fault in the hidden one brings it forward', async () => {
  const width = window.innerWidth;
  window.innerWidth = 890;
  try {
    const { user, form, field, submit, actions } = await adminEditing();
    expect(within(form).getByRole('tab', { name: 'English: complete' })).toHaveAttribute('aria-selected', 'true');
    expect(within(form).queryByLabelText('Name (Deutsch)')).not.toBeInTheDocument();
    await user.click(within(form).getByRole('tab', { name: 'Deutsch: complete' }));
    await typeInto(user, field('Link to more information (Deutsch)'), 'example.org');
    await user.click(within(form).getByRole('tab', { name: 'English: 1 text missing' }));
    await submit();
    await waitFor(() => expect(field('Link to more information (Deutsch)')).toHaveFocus());
    expect(field('Link to more information (Deutsch)')).toBeInvalid();
    expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
  } finally {
    window.innerWidth = width;
  }
});
