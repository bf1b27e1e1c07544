import { screen, waitFor, within } from '@testing-library/react';
import type { Mapping } from '@contract/mapping';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { adminAndMapping, openBlock, pathOf } from '@test/browser/openContent';
import { api } from '@test/fixtures/api';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('what if', () => {
  /** Two players of one club: Ada improved by 4.3 (8 points), Ben played his handicap (5 points). */
  async function playedFixtures() {
    const made = await adminAndMapping();
    const { fixtures, club, mapping } = made;
    const template = await fixtures.template({ mapping });
    const [ada, ben] = [
      await fixtures.member({ club, name: 'Ada', surname: 'Above', handicap: 18.4 }),
      await fixtures.member({ club, name: 'Ben', surname: 'Below', handicap: 18.4 }),
    ];
    await fixtures.training({
      club,
      template,
      status: 'FINISHED',
      sessions: [
        { players: [ada], balls: [10] },
        { players: [ben], balls: [6] },
      ],
    });
    const league = async () => (await api(made.token).get(`/api/leaguetable/golfclub/${club.id}`)).body;
    return { ...made, template, league };
  }

  async function edited(
    fixtures: { token: string; path: string; mapping: { name: string } },
    locale: 'en' | 'de' = 'en',
  ) {
    const { token, path, mapping } = fixtures;
    const opened = await openBlock({ token, path, name: mapping.name, locale });
    await opened.user.click(
      opened.block.getByRole('button', {
        name: locale === 'en' ? `Edit ${mapping.name}` : `${mapping.name} bearbeiten`,
      }),
    );
    return opened;
  }

  test.each([
    [
      'en',
      'What would change?',
      'League table of',
      'up 1 rank',
      'down 1 rank',
      /nothing is changed\. Finished trainings keep/,
    ],
    [
      'de',
      'Was würde sich ändern?',
      'Rangliste von',
      '1 Platz nach oben',
      '1 Platz nach unten',
      /ändert sich nichts\. Beendete Trainings behalten/,
    ],
  ] as const)(
    'in %s, old and new rank stand beside each other, and nothing is changed',
    async (locale, readWhatIf, tableOf, up, down, nothing) => {
      const fixtures = await playedFixtures();
      const before = await fixtures.league();
      const { user, block, pointsIn } = await edited(fixtures, locale);
      await typeInto(user, pointsIn(2), '20');
      await typeInto(user, pointsIn(3), '1');
      await user.click(block.getByRole('button', { name: `${readWhatIf} (${fixtures.mapping.name})` }));
      const grid = within(await block.findByRole('grid', { name: new RegExp(`^${tableOf} ${fixtures.club.name}`) }));
      const rows = (await grid.findAllByRole('row')).slice(1);
      expect(rows.map(({ textContent }) => textContent)).toEqual([`21Ben Below▲ ${up}520`, `12Ada Above▼ ${down}81`]);
      expect(block.getByRole('heading', { level: 2, name: new RegExp(`^${tableOf}`) })).toBeVisible();
      expect(block.getByText(nothing)).toBeVisible();
      expect(await fixtures.league()).toEqual(before);
      expect((await fixtures.mappingNow())?.version).toBe(1);
    },
  );

  test('a result is marked as outdated when the rows change afterwards', async () => {
    const fixtures = await playedFixtures();
    const { user, block, pointsIn } = await edited(fixtures);
    const ask = block.getByRole('button', { name: /^What would change\?/ });
    const resume = pauseNetwork('/whatif');
    try {
      await user.click(ask);
      expect(await within(ask).findByRole('progressbar')).toBeVisible();
      expect(ask).toBeEnabled();
    } finally {
      resume();
    }
    expect(await block.findByText(/Another rank or other total points: 0 of 2 players\./)).toBeVisible();
    expect(ask).toHaveFocus();
    expect(block.queryByRole('grid', { name: /^League table/ })).not.toBeInTheDocument();
    await user.click(block.getByRole('switch', { name: 'Also show players without a change' }));
    expect(block.getByRole('row', { name: '1 1 Ada Above = same rank 8 8' })).toBeVisible();
    expect(block.queryByText(/have changed since/)).not.toBeInTheDocument();
    await typeInto(user, pointsIn(2), '6');
    expect(block.getByText(/The rows have changed since this was computed/)).toBeVisible();
    await user.click(block.getByRole('button', { name: /^What would change\?/ }));
    expect(await block.findByRole('row', { name: '2 2 Ben Below = same rank 5 6' })).toBeVisible();
    expect(block.queryByText(/have changed since/)).not.toBeInTheDocument();
  });

  test('of many players, a page is shown at a time; going to another one saves nothing', async () => {
    const { fixtures, club, template, ...made } = await playedFixtures();
    const players = await Promise.all(Array.from({ length: 26 }, () => fixtures.member({ club, handicap: 18.4 })));
    await fixtures.training({
      club,
      template,
      status: 'FINISHED',
      sessions: players.map((player) => ({ players: [player], balls: [6] })),
    });
    const { user, block, pointsIn } = await edited(made);
    await typeInto(user, pointsIn(2), '6');
    await user.click(block.getByRole('button', { name: /^What would change\?/ }));
    expect(await block.findByText(/27 of 28 players/)).toBeVisible();
    const grid = block.getByRole('grid', { name: /^League table/ });
    expect(within(grid).getAllByRole('row')).toHaveLength(1 + 25);
    const page = within(block.getByRole('navigation', { name: /^Pages of .*, above$/ })).getByLabelText('Page, 1 to 2');
    await user.clear(page);
    await user.type(page, '2{Enter}');
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(1 + 2));
    expect((await made.mappingNow())?.version).toBe(1);
  });

  test('a mapping that no finished training used says so', async () => {
    const { user, block } = await edited(await adminAndMapping());
    await user.click(block.getByRole('button', { name: /^What would change\?/ }));
    expect(await block.findByText(/No club has finished a training with this mapping yet/)).toBeVisible();
  });

  test('rows that cannot be sent are said at their fields, and nothing is asked', async () => {
    const { user, block, difference, actions } = await edited(await adminAndMapping());
    await typeInto(user, difference(1), '1,25');
    await user.click(block.getByRole('button', { name: /^What would change\?/ }));
    expect(await block.findByRole('alert')).toHaveTextContent('Please fix the rows first.');
    expect(difference(1)).toHaveAccessibleDescription(/one decimal place at most/);
    expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
    await typeInto(user, difference(1), '-1');
    await waitFor(() => expect(block.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('outside edit mode nothing is asked', async () => {
    const { token, path, mapping } = await adminAndMapping();
    const { block } = await openBlock({ token, path, name: mapping.name });
    expect(block.queryByRole('button', { name: /^What would change\?/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Edit ${mapping.name}` })).toBeVisible();
  });
});

describe('points', () => {
  describe('creating', () => {
    test.each([
      ['en', 'Create Session Points Generation', 'New points mapping', 'Name', 'Confirm'],
      ['de', 'Punktetabelle anlegen', 'Neue Punktetabelle', 'Name', 'bestätigen'],
    ] as const)(
      'in %s, the button makes 0 / 0 in edit mode, and the name has the focus',
      async (locale, create, given, label, confirm) => {
        const { token } = await adminAndMapping();
        const { user } = await openApp({ path: pathOf(unique('nothing')), as: token, locale });
        await user.click(await screen.findByRole('button', { name: create }));
        const block = within(await screen.findByRole('region', { name: given }));
        const name = block.getByRole('textbox', { name: new RegExp(`^${label}`) });
        expect(name).toHaveValue(given);
        expect(name).toHaveFocus();
        const numbers = block.getAllByRole<HTMLInputElement>('textbox', { name: /: (row|Zeile) 1$/ });
        expect(numbers.map(({ value }) => value)).toEqual(['0', '0']);
        for (const number of numbers) expect(number).toBeEnabled();

        const own = unique('Stairs');
        await typeInto(user, name, own);
        await user.click(block.getByRole('button', { name: new RegExp(confirm) }));
        expect(await screen.findByRole('heading', { name: own })).toBeVisible();
        const { body } = await api(token).get<Mapping[]>('/api/trainingsessionhandicapdifferencetopointsmapping');
        expect(body.find((mapping) => mapping.name === own)).toMatchObject({
          mapping: [{ handicapDifference: 0, points: 0 }],
        });
      },
    );
  });

  describe('deleting', () => {
    test.each([
      [
        'en',
        'Do you really want to delete the Mapping between Played Handicap and Points?',
        'is used by 2 templates',
        ['Delete', 'Confirm', 'Cancel'],
      ],
      [
        'de',
        'Möchten Sie die Punktetabelle wirklich löschen?',
        'wird von 2 Vorlagen verwendet',
        ['löschen', 'Bestätigen', 'Abbrechen'],
      ],
    ] as const)(
      'in %s, a mapping in use stays, and the templates are counted',
      async (locale, question, why, [remove, confirm, cancel]) => {
        const { fixtures, token, mapping, path, mappingNow } = await adminAndMapping();
        await fixtures.template({ mapping });
        await fixtures.template({ mapping });
        const { user, block } = await openBlock({ token, path, name: mapping.name, locale });
        await user.click(
          block.getByRole('button', { name: new RegExp(`^(${remove} ${mapping.name}|${mapping.name} ${remove})$`) }),
        );
        const dialog = await screen.findByRole('alertdialog');
        expect(dialog).toHaveTextContent(question);
        await user.click(within(dialog).getByRole('button', { name: confirm }));
        expect(await within(dialog).findByText(new RegExp(`${mapping.name} ${why}`))).toBeVisible();
        await user.click(within(dialog).getByRole('button', { name: cancel }));
        expect(await mappingNow()).toMatchObject({ name: mapping.name });
      },
    );

    test('Cancel deletes nothing, Confirm takes the block away', async () => {
      const { token, mapping, path, mappingNow } = await adminAndMapping();
      const { user, block } = await openBlock({ token, path, name: mapping.name });
      const button = block.getByRole('button', { name: `Delete ${mapping.name}` });
      await user.click(button);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(button).toHaveFocus();
      expect(await mappingNow()).toBeDefined();

      await user.click(button);
      await user.click(await screen.findByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(`Deleted: ${mapping.name}.`)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('region', { name: mapping.name })).not.toBeInTheDocument());
      expect(await mappingNow()).toBeUndefined();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Create Session Points Generation' })).toHaveFocus(),
      );
    });
  });

  describe('finding', () => {
    test('the search finds by name, and nothing found leads back to all', async () => {
      const { token, mapping } = await adminAndMapping();
      const { user } = await openApp({ path: pathOf(unique('nothing')), as: token });
      expect(await screen.findByText(/No points mapping matches/)).toBeVisible();
      await typeInto(user, screen.getByLabelText('Search points mappings'), mapping.name.toUpperCase());
      expect(await screen.findByRole('region', { name: mapping.name })).toBeVisible();
      expect(window.location.search).toContain('q=');
    });

    test('a pro is told that the screen is not for her', async () => {
      const { fixtures, pro } = await proOfNewClub();
      await openApp({ path: '/private/settings/sessionpoints', as: await fixtures.signedIn(pro) });
      expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    });
  });
});
