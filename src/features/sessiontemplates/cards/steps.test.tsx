import { screen, waitFor, within } from '@testing-library/react';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import type { TemplateGap } from '@contract/templateReadiness';
import type { ScheduledTraining } from '@contract/training';
import { adminAndTemplate, cardOf, expanded, openTemplates } from '@test/browser/openContent';
import { unique } from '@test/fixtures/names';
import type { TemplateOptions } from '@test/fixtures/templates';

describe('steps', () => {
  test('an archived template leaves the active ones, and is found and brought back among the archived', async () => {
    const { token, fixtures, mark, name, templatesNow } = await adminAndTemplate();
    await fixtures.template({ name: { en: `Stays ${mark}` } });
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
      const { token, client, fixtures, mark, name, template, templatesNow } = await adminAndTemplate();
      const club = await fixtures.club();
      const planned = await fixtures.training({ club, template: { content: template, mapping: null } });
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
});

describe('preview', () => {
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
});

describe('readiness', () => {
  const gaps: [TemplateGap, (name: string) => TemplateOptions][] = [
    ['not-active', () => ({ state: 'ARCHIVED' })],
    ['name', (name) => ({ name: { en: name } })],
    ['category', () => ({ category: null })],
    ['mapping', () => ({ mapping: null })],
    ['score-handicap-map', () => ({ scoreHandicapMap: [] })],
    ['balls', () => ({ numberofballs: 0 })],
  ];

  test.each(gaps)('with the gap "%s" a template says what is missing and what to do', async (gap, options) => {
    const { token, fixtures } = await adminAndTemplate();
    const name = unique('Gap');
    await fixtures.template({ name: { en: name, de: name }, ...options(name) });
    const locale = gap === 'name' || gap === 'balls' ? 'de' : 'en';
    const texts = { en, de }[locale].templates;
    const { user } = await openTemplates(token, name, locale, 'all');
    const card = await expanded(name, user);
    expect(await within(card).findByText(texts.ready.stillMissing)).toBeVisible();
    expect(within(card).getByText(texts.gap[gap])).toBeVisible();
    for (const other of gaps.map(([one]) => one).filter((one) => one !== gap))
      expect(within(card).queryByText(texts.gap[other])).not.toBeInTheDocument();
    expect(card).toHaveTextContent(texts.ready.no);
  });

  test('a points mapping without rows is as good as none', async () => {
    const { token, fixtures } = await adminAndTemplate();
    const name = unique('Rowless');
    await fixtures.template({ name: { en: name, de: name }, mapping: await fixtures.mapping({ rows: [] }) });
    const { user } = await openTemplates(token, name);
    const card = await expanded(name, user);
    expect(await within(card).findByText(en.templates.gap.mapping)).toBeVisible();
  });

  test('a template that lacks nothing says that it is ready, a tournament without balls and points mapping too', async () => {
    const { token, mark, name } = await adminAndTemplate({ type: 'TOURNAMENT' });
    const { user } = await openTemplates(token, mark);
    const card = await expanded(name.en, user);
    await waitFor(() => expect(within(card).getAllByText('Ready to create training')).toHaveLength(2));
    expect(card).not.toHaveTextContent(en.templates.ready.stillMissing);
  });
});
