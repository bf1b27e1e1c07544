import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { startTexts } from '@/i18n/startTexts';
import type { Locale } from '@contract/lists';
import { CopyButton } from './CopyButton';
import { MovableList } from './MovableList';
import { PickNamed, type PickNamedProps } from './PickNamed';
import { controlsSlice } from './controlsSlice';
import { csvText, harmless, phoneCell, withoutApostrophes } from './csvText';
import { shellSlice } from './shellSlice';
import { useWidth } from './useWidth';

describe('movable list', () => {
  function Shopping({ most = 10, names = ['Milk', 'Bread', 'Tea', 'Salt'] }: { most?: number; names?: string[] }) {
    const [rows, setRows] = useState(names.map((name, key) => ({ key, name })));
    return (
      <MovableList
        label="Shopping"
        rows={rows}
        rowName={(element) => `Thing ${element}`}
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

describe('pick named', () => {
  const clubs = [
    { id: 'a', name: 'Golfclub Waldsee' },
    { id: 'b', name: 'Golfclub Seeblick' },
  ];

  const waiting: (() => void)[] = [];

  // This page is not quiet before the test says so.
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: () => undefined,
  });

  beforeAll(() => startTexts('en'));

  function Picker(props: Omit<PickNamedProps, 'label' | 'value'>) {
    const [store] = useState(() => configureStore({ reducer: { controls: controlsSlice.reducer } }));
    return (
      <Provider store={store}>
        <PickNamed label="Golf club" value="b" {...props} />
      </Provider>
    );
  }

  test('what is picked stands there from the first, and whoever goes there early is in the field when it comes', async () => {
    const user = userEvent.setup();
    const picked: string[] = [];
    render(<Picker query={{ data: clubs, isLoading: false }} onPick={(id) => void picked.push(id)} />);
    expect(screen.getByRole('textbox', { name: 'Golf club' })).toHaveValue('Golfclub Seeblick');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Golf club' })).toHaveFocus();

    act(() => waiting.forEach((work) => work()));
    expect(await screen.findByRole('combobox', { name: 'Golf club' })).toHaveFocus();
    await user.keyboard('wald{ArrowDown}{Enter}');
    expect(picked).toEqual(['a']);
  });

  test('nothing can be typed that a pick known only later would take away', async () => {
    const user = userEvent.setup();
    const field = (query: PickNamedProps['query']) => <Picker query={query} onPick={() => undefined} />;
    const { rerender } = render(field({ isLoading: true }));
    await act(async () => waiting.forEach((work) => work()));
    await user.click(screen.getByLabelText('Golf club'));
    await user.keyboard('wald');
    expect(screen.getByLabelText('Golf club')).toHaveValue('');

    rerender(field({ data: clubs, isLoading: false }));
    const picker = await screen.findByRole('combobox', { name: 'Golf club' });
    await waitFor(() => expect(picker).toHaveFocus());
    expect(picker).toHaveValue('Golfclub Seeblick');
    await user.keyboard('wald');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Golfclub Waldsee']);
  });
});

describe('use width', () => {
  let notify: () => void = () => undefined;

  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        notify = () => callback([], this);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    window.innerWidth = 1440;
  });

  function Measured() {
    const [measured, width] = useWidth();
    return <p ref={measured}>{width}</p>;
  }

  const grownTo = (width: number) => {
    window.innerWidth = width;
    act(notify);
  };

  test('the width is told, and when it changes', () => {
    render(<Measured />);
    expect(screen.getByText('1440')).toBeVisible();
    grownTo(1425);
    expect(screen.getByText('1425')).toBeVisible();
    grownTo(1446);
    expect(screen.getByText('1446')).toBeVisible();
  });

  test('a scrollbar that goes is not told', () => {
    render(<Measured />);
    grownTo(1425);
    grownTo(1440);
    expect(screen.getByText('1425')).toBeVisible();
  });
});

describe('copy button', () => {
  let writeText: jest.Mock<Promise<void>, [string]>;

  beforeAll(() => startTexts('en'));

  beforeEach(() => {
    writeText = jest.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const renderButton = () =>
    render(
      <Provider store={configureStore({ reducer: { shell: shellSlice.reducer } })}>
        <CopyButton part="password" text="secret" label="Copy password" done="The password is copied." />
      </Provider>,
    );

  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

  const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('the copied cue stands for one second, not longer', async () => {
    renderButton();
    await press();
    expect(writeText).toHaveBeenCalledWith('secret');
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('The password is copied.');
    after(999);
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    after(1);
    expect(screen.getByRole('button')).toHaveTextContent('Copy password');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('where the browser refuses, it says so and nothing is copied', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    renderButton();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Copy password');
    expect(screen.getByRole('status')).toHaveTextContent(/does not allow copying/);
  });
});

describe('csv text', () => {
  const records = [
    ['Rank', 'Player'],
    ['1', 'Ärmel, "Jo"'],
    ['2', 'two\nlines; one'],
  ];

  test('an English file has a byte-order mark, commas and line ends of RFC 4180, and quotes what would break a cell', () => {
    expect(csvText(records, 'en')).toBe('\uFEFFRank,Player\r\n1,"Ärmel, ""Jo"""\r\n2,"two\nlines; one"\r\n');
  });

  test('a German file has a byte-order mark and semicolons', () => {
    expect(csvText(records, 'de')).toBe('\uFEFFRank;Player\r\n1;"Ärmel, ""Jo"""\r\n2;"two\nlines; one"\r\n');
  });

  test.each(['x;=1+1', 'x,=1+1', 'x\t=1+1', 'x\r=1+1', 'x\n=1+1'])('%j stays one cell in every spreadsheet', (text) => {
    expect(csvText([[text]], 'en')).toBe(`\uFEFF"${text}"\r\n`);
    expect(csvText([[text]], 'de')).toBe(`\uFEFF"${text}"\r\n`);
  });

  test.each([
    '=1+1',
    '+49',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1+1',
    '＋49',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '\u00A0@SUM(A1)',
    '\u3000＝1',
  ])('%j begins a formula and is made harmless', (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  });

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x,@SUM(A1)', "x,'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['x; =1', "x;' =1"],
    ['x\r\n＝1', "x\r\n'＝1"],
  ])('in %j another spreadsheet begins a formula in the middle, which is made harmless', (text, expected) => {
    expect(harmless(text)).toBe(expected);
    expect(withoutApostrophes(expected)).toBe(text);
  });

  test.each([
    ['+49 89 123', '+49 89 123'],
    ['+49-89/123', '+49 89 123'],
    ['+49 (0)89 123', '+49 (0)89 123'],
    ['089/123', '089/123'],
    ['+1+1', "'+1+1"],
    ['=1', "'=1"],
    ['+', "'+"],
  ])('the telephone number %j stands in a cell as %j', (text, cell) => {
    expect(phoneCell(text)).toBe(cell);
  });

  test.each(['Anna', "O'Brien", '1-2', '3; -1', ''])('%j stays as it is', (text) => {
    expect(harmless(text)).toBe(text);
  });
});
