import { pageRecorder } from '@/capsule/recorder';

/** The same error may be reported twice, and again whenever the page that it replaced is rendered. */
const noted = new WeakSet();

/** Has the recorder note an error once. Calls that were given up are none. */
export function noteError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error) || isAborted(error)) return;
    noted.add(error);
  }
  pageRecorder.errorCaught(error instanceof Error ? error : messageOf(error));
}

/** Notes what nobody else catches; returns how to stop. */
export function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => noteFrom(error, message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function noteFrom(error: unknown, message: string): void {
  // No error at all: browsers report it whenever a size changes while a ResizeObserver is notified.
  if (message.startsWith('ResizeObserver loop')) return;
  noteError(error ?? message);
}

const isAborted = (error: object): boolean => 'name' in error && error.name === 'AbortError';

/** Of a value that is no Error only its message or status is noted: it may hold an answer of the server. */
function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, status } = thrown as { message?: unknown; status?: unknown };
  if (typeof message === 'string') return message;
  return `Failed with ${typeof status === 'string' || typeof status === 'number' ? status : 'nothing known'}`;
}
