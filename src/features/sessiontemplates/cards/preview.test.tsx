import { within } from '@testing-library/react';
import { adminAndTemplate, expanded, openTemplates } from '../../../../test/browser/templatesScreen';

const rowsOf = (card: HTMLElement) =>
  within(within(card).getByRole('table', { name: /Score-Handicap-Tabelle|Score-handicap map/ }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

test('an expanded card shows what the pro will see at the range, in German', async () => {
  const { token, client, mark, name, template } = await adminAndTemplate({
    description: { en: 'Up and down', de: 'Rauf und runter' },
    instructions: [{ en: 'First', de: 'Zuerst' }, { en: 'Only in English' }],
    hints: [{ name: { en: 'Keep low', de: 'Tief bleiben' }, imageUrl: 'tips/low' }],
    scoreHandicapMap: [
      { score: 10, handicap: 4.5 },
      { score: -2, handicap: 36 },
      { score: 20, handicap: -1.2 },
    ],
  });
  await client.put('/api/challenges/trainingsessiontemplate', {
    ...template,
    moreInformationLink: { de: 'https://example.org/chippen' },
  });
  const { user } = await openTemplates(token, mark, 'de');
  const card = await expanded(name.de, user);
  expect(within(card).getByRole('heading', { name: 'Was der Pro auf der Range sieht' })).toBeVisible();
  expect(card).toHaveTextContent('Rauf und runter');
  const [instructions, hints, buttons] = within(within(card).getByRole('region')).getAllByRole('list');
  expect(instructions?.tagName).toBe('OL');
  expect(Array.from(instructions?.children ?? [], (line) => line.textContent)).toEqual(['Zuerst', 'Only in English']);
  expect(hints).toHaveTextContent('Tief bleiben');
  expect(hints?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/w_240,c_scale\/tips\/low$/));
  expect(buttons).toHaveTextContent(/Eingelocht3.*Vom Grün gerollt-1/);
  expect(card).toHaveTextContent('Anzahl der Bälle: 5');
  expect(rowsOf(card)).toEqual([
    ['Score', 'Handicap'],
    ['-2', '36,0'],
    ['10', '4,5'],
    ['20', '+1,2'],
  ]);
  expect(card).toHaveTextContent(`Punktetabelle: ${template.trainingHandicapDifferenceToPointsMapping?.name}`);
  const link = within(card).getByRole('link', { name: /Weitere Informationen/ });
  expect(link).toHaveAttribute('href', 'https://example.org/chippen');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a tournament shows points generated in place of handicaps, and neither balls nor a points mapping', async () => {
  const { token, mark, name } = await adminAndTemplate({ type: 'TOURNAMENT', teamMode: true });
  const { user } = await openTemplates(token, mark);
  const card = await expanded(name.en, user);
  expect(rowsOf(card)).toEqual([
    ['Score', 'Points generated'],
    ['10', '2'],
    ['20', '6'],
    ['30', '10'],
  ]);
  expect(card).toHaveTextContent('Team mode');
  expect(card).not.toHaveTextContent('Number of balls');
  expect(card).not.toHaveTextContent('Points mapping');
});

test('a Trackman template says that points are typed in, and shows no scoring', async () => {
  const { token, mark, name } = await adminAndTemplate({ type: 'TRACKMAN', numberofballs: 12 });
  const { user } = await openTemplates(token, mark);
  const card = await expanded(name.en, user);
  expect(card).toHaveTextContent('Number of balls: 12');
  expect(card).toHaveTextContent('The points of each ball are typed in.');
});
