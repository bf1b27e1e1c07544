import { pageRecorder } from '@/capsule/recorder';
import { noteError, watchErrors } from './watchErrors';

const noted = () => pageRecorder.recording().errors.map(({ message }) => message);
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

let stop: () => void;
beforeEach(() => {
  pageRecorder.forget();
  stop = watchErrors();
});
afterEach(() => stop());

test('an error that nobody catches is noted once, however it comes', () => {
  const error = new TypeError('rows.map is not a function');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  reject(error);
  noteError(error);
  expect(noted()).toEqual(['rows.map is not a function']);
  expect(pageRecorder.recording().errors[0]?.stack).toContain('watchErrors.test');
});

test('calls that were given up are none', () => {
  reject(new DOMException('The operation was aborted.', 'AbortError'));
  reject({ name: 'AbortError', message: 'Aborted' });
  expect(noted()).toEqual([]);
});

test('of an answer that nobody took only the status is told', () => {
  reject({ status: 409, data: { detail: 'Jana Möller has another training' } });
  reject('cut off');
  expect(noted()).toEqual(['Failed with 409', 'cut off']);
});

test('a size change during a ResizeObserver callback is no error', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  window.dispatchEvent(new ErrorEvent('error', { message }));
  expect(noted()).toEqual([]);
});

test('nothing is noted once the app has stopped', () => {
  stop();
  reject(new Error('too late'));
  expect(noted()).toEqual([]);
});
