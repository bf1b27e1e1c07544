import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';
import { type RenderMode, RenderModeContext } from './stateContexts';

const shown = (mode: RenderMode) =>
  render(
    <RenderModeContext value={mode}>
      <Picture address={(width) => `https://images.example/${width}`} alt="A putter" width={200} />
    </RenderModeContext>,
  );

test.each(['app', 'live'] as const)(
  'a picture is fetched in %s, and its sign takes its place where it fails',
  (mode) => {
    shown(mode);
    const picture = screen.getByRole('img', { name: 'A putter' });
    expect(picture).toHaveAttribute('src', 'https://images.example/200');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'A putter' })).not.toHaveAttribute('src');
  },
);

test('a replay asks for no picture and shows its sign, which is given the shape of the picture', () => {
  shown('replay');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A putter' })).toHaveAttribute('data-own-shape');
});
