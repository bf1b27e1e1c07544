import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startTexts } from '@/i18n/startTexts';
import type { Locale } from '@contract/lists';
import { MovableList } from './MovableList';

describe('movable list', () => {
  function Shopping({ most = 10, names = ['Milk', 'Bread', 'Tea', 'Salt'] }: { most?: number; names?: string[] }) {
    const [rows, setRows] = useState(names.map((name, key) => ({ key, name })));
    return (
      <MovableList
        label="Shopping"
        rows={rows}
        rowName={(position) => `Thing ${position}`}
        onChange={setRows}
        addLabel="Add a thing"
        onAdd={() => setRows([...rows, { key: 100 + rows.length, name: 'New' }])}
        most={most}
        nothingYet="Nothing to buy."
      >
        {({ name }) => <input aria-label="Name" defaultValue={name} />}
      </MovableList>
    );
  }

  async function opened(locale: Locale = 'en', props: { most?: number; names?: string[] } = {}) {
    await startTexts(locale);
    render(<Shopping {...props} />);
    return userEvent.setup();
  }

  const names = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  const button = (name: string) => screen.getByRole('button', { name });

  test('a row that is moved keeps the focus on the same button, also at the end, and the move is announced', async () => {
    const user = await opened();
    await user.click(button('Move up: Thing 3'));
    expect(names()).toEqual(['Milk', 'Tea', 'Bread', 'Salt']);
    expect(screen.getByRole('status')).toHaveTextContent('Thing 3 is now in place 2 of 4');
    expect(button('Move up: Thing 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Tea', 'Milk', 'Bread', 'Salt']);
    expect(screen.getByRole('status')).toHaveTextContent('Thing 2 is now in place 1 of 4');
    expect(button('Move up: Thing 1')).toHaveFocus();
  });

  test('at the ends the button stays where it is and does nothing', async () => {
    const user = await opened();
    expect(button('Move up: Thing 1')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move down: Thing 4')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move up: Thing 4')).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('Move up: Thing 1'));
    await user.click(button('Move down: Thing 4'));
    expect(names()).toEqual(['Milk', 'Bread', 'Tea', 'Salt']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button('Move down: Thing 4')).toHaveFocus();
  });

  test('what stands in a row moves with it', async () => {
    const user = await opened();
    const [milk] = screen.getAllByRole('textbox');
    if (!milk) throw new Error('there is no row');
    await user.type(milk, ' and cream');
    await user.click(button('Move down: Thing 1'));
    expect(names()).toEqual(['Bread', 'Milk and cream', 'Tea', 'Salt']);
  });

  test('removing moves the focus to the next row, from the last to the one before, and in the end to adding', async () => {
    const user = await opened('en', { names: ['Milk', 'Bread', 'Tea'] });
    await user.click(button('Remove: Thing 2'));
    expect(names()).toEqual(['Milk', 'Tea']);
    expect(button('Remove: Thing 2')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Thing 2 has been removed');
    await user.keyboard('{Enter}');
    expect(button('Remove: Thing 1')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Nothing to buy.')).toBeVisible();
    expect(button('Add a thing')).toHaveFocus();
  });

  test('what is added takes the focus, until there is no room', async () => {
    const user = await opened('en', { names: ['Milk'], most: 2 });
    await user.click(button('Add a thing'));
    expect(names()).toEqual(['Milk', 'New']);
    expect(within(screen.getByRole('group', { name: 'Thing 2' })).getByRole('textbox')).toHaveFocus();
    await user.click(button('Add a thing'));
    expect(names()).toEqual(['Milk', 'New']);
    expect(button('Add a thing')).toHaveAccessibleDescription('No more than 2 can be added.');
  });

  test('in German its buttons say which row in German', async () => {
    const user = await opened('de');
    await user.click(button('Nach unten: Thing 1'));
    expect(screen.getByRole('status')).toHaveTextContent('Thing 1 steht jetzt an Stelle 2 von 4');
    expect(button('Entfernen: Thing 4')).toBeVisible();
  });
});
