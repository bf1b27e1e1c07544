import { pageRecorder } from '@/capsule/recorder';

/** The same error may come another way too, or be told anew whenever the page that it took the place of is drawn. */
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
  // No error at all: a browser says so whenever a size changes while sizes are being told.
  if (message.startsWith('ResizeObserver loop')) return;
  noteError(error ?? message);
}

const isAborted = (error: object): boolean => 'name' in error && error.name === 'AbortError';

/** Of something that is no error only what it calls its message or status is told: it may hold an answer of the server. */
function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, status } = thrown as { message?: unknown; status?: unknown };
  if (typeof message === 'string') return message;
  return `Failed with ${typeof status === 'string' || typeof status === 'number' ? status : 'nothing known'}`;
}
