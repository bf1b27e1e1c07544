import { render, screen } from '@testing-library/react';
import { pageRecorder } from '../../../capsule/recorder';
import { DialogGuard } from './DialogGuard';

function Broken(): never {
  throw new Error('cannot be drawn');
}

test('a dialog that cannot be drawn gives way to something that can, and its error is noted', () => {
  pageRecorder.forget();
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <DialogGuard instead={(failure) => <p>{(failure as Error).message}</p>}>
      <Broken />
    </DialogGuard>,
  );
  told.mockRestore();
  expect(screen.getByText('cannot be drawn')).toBeVisible();
  expect(pageRecorder.recording().errors.map(({ message }) => message)).toEqual(['cannot be drawn']);
});
