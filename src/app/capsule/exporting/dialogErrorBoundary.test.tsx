import { render, screen } from '@testing-library/react';
import { pageRecorder } from '@/capsule/recorder';
import { DialogErrorBoundary } from './DialogErrorBoundary';

function Broken(): never {
  throw new Error('cannot be drawn');
}

test('a dialog that cannot be drawn gives way to something that can, and its error is noted', () => {
  pageRecorder.forget();
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <DialogErrorBoundary instead={(failure) => <p>{(failure as Error).message}</p>}>
      <Broken />
    </DialogErrorBoundary>,
  );
  warned.mockRestore();
  expect(screen.getByText('cannot be drawn')).toBeVisible();
  expect(pageRecorder.recording().errors.map(({ message }) => message)).toEqual(['cannot be drawn']);
});
