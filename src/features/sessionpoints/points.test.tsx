import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../test/browser/openApp';
import { adminAndMapping, openBlock, pathOf } from '../../../test/browser/openPoints';
import { typeInto } from '../../../test/browser/typeInto';
import type { Mapping } from '../../../contract/mapping';
import { api } from '../../../test/world/api';
import { proOfNewClub } from '../../../test/world/proOfNewClub';
import { unique } from '../../../test/world/names';

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
      'Möchten Sie die Zuordnung zwischen gespieltem Handicap und Punkten wirklich löschen?',
      'wird von 2 Vorlagen verwendet',
      ['löschen', 'Bestätigen', 'Abbrechen'],
    ],
  ] as const)(
    'in %s, a mapping in use stays, and the templates are counted',
    async (locale, question, why, [remove, confirm, cancel]) => {
      const { world, token, mapping, path, mappingNow } = await adminAndMapping();
      await world.template({ mapping });
      await world.template({ mapping });
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Session Points Generation' })).toHaveFocus());
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
    const { world, pro } = await proOfNewClub();
    await openApp({ path: '/private/settings/sessionpoints', as: await world.signedIn(pro) });
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  });
});
