import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useRowsInTurn } from './useRowsInTurn';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
const itself = (row: string) => row;

/** Shows rows, and notes what stood in the document each time. */
function shown() {
  const sights: string[][] = [];
  function Rows({ rows }: { rows: readonly string[] }) {
    const { drawn, body, rest } = useRowsInTurn(rows, itself);
    useLayoutEffect(() => {
      const now = Array.from(body.current?.children ?? [], ({ textContent }) => textContent);
      if (now.join() !== sights.at(-1)?.join()) sights.push(now);
    });
    return (
      <>
        <div ref={body}>
          {drawn.map((row) => (
            <p key={row}>{row}</p>
          ))}
        </div>
        <div ref={rest} />
      </>
    );
  }
  return { sights, Rows };
}

test('the first twelve rows are there before the others', () => {
  const { sights, Rows } = shown();
  render(<Rows rows={numbers(1, 25)} />);
  expect(sights).toEqual([numbers(1, 12), numbers(1, 25)]);
});

test('of the next page too, and what is there already is never taken out meanwhile', () => {
  const { sights, Rows } = shown();
  const { rerender } = render(<Rows rows={numbers(1, 25)} />);
  sights.length = 0;
  rerender(<Rows rows={numbers(20, 50)} />);
  expect(sights).toEqual([numbers(20, 31), numbers(20, 50)]);

  sights.length = 0;
  rerender(<Rows rows={numbers(21, 50)} />);
  expect(sights).toEqual([numbers(21, 50)]);

  sights.length = 0;
  const others = [...numbers(60, 79), ...numbers(40, 45)];
  rerender(<Rows rows={others} />);
  expect(sights).toEqual([[...numbers(60, 71), ...numbers(40, 45)], others]);
});

test('a short list comes at once', () => {
  const { sights, Rows } = shown();
  render(<Rows rows={numbers(1, 3)} />);
  expect(sights).toEqual([numbers(1, 3)]);
});
