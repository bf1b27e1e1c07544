import { browserSettings } from '@/api/address';
import type { Capsule } from '@/capsule/capsuleFile';
import { onScreenReady, SCREEN_ADDRESS, type ScreenControls } from '../viewing/screenControls';
import { fileOf } from './exportFile';

/** Where reports go: to a server that takes them, or to the form of an issue tracker in a page of its own. */
export interface ReportTarget {
  kind: 'server' | 'tracker';
  address: string;
  host: string;
}

/** Returns where the server's setting has reports sent; null: nowhere. */
export function reportTarget(): ReportTarget | null {
  const address = browserSettings().reportUrl;
  if (!URL.canParse(address)) return null;
  return { kind: /\{(title|body)\}/.test(address) ? 'tracker' : 'server', address, host: new URL(address).host };
}

const LONGEST_TITLE = 80;
/** As encoded; servers take 8,000 characters of address. */
const LONGEST_BODY = 6_000;

/** Returns the first line of the note, or the page where there is none. */
function titleOf({ note, route }: Capsule): string {
  const [first = ''] = note.trim().split('\n');
  return (first || route).slice(0, LONGEST_TITLE);
}

/** Returns the ids under which the server knows the calls, the last one first. */
const requestIdsOf = ({ calls }: Capsule): string[] => calls.flatMap(({ requestId }) => requestId ?? []).reverse();

/** Returns the address of a tracker's form with what a capsule says filled in; people in it are masked. */
export function trackerAddress({ address }: ReportTarget, capsule: Capsule): string {
  const { app, route, note } = capsule;
  const facts = [
    `Version ${app.version}, commit ${app.commit}`,
    `Page: ${route}`,
    'Request ids:',
    ...requestIdsOf(capsule),
  ];
  let body = [note, ...facts].join('\n');
  while (encodeURIComponent(body).length > LONGEST_BODY) body = body.slice(0, -50);
  return address.replace('{title}', encodeURIComponent(titleOf(capsule))).replace('{body}', encodeURIComponent(body));
}

export type SendFailure = 'offline' | 'tooLarge' | 'refused' | 'unreachable';

/** Milliseconds after which nobody waits any longer for the server. */
const MAX_SENDING = 60_000;

/** Sends a capsule, its text and the picture of its last step. Resolves with why that failed, or whether the picture is missing. */
export async function sendReport(
  { address }: ReportTarget,
  { capsule, text }: { capsule: Capsule; text: string },
): Promise<{ failure: SendFailure } | { hasPicture: boolean }> {
  const { app, route, note } = capsule;
  // Without a network it is not sent, which is said at once.
  const picture = navigator.onLine ? await drawLastStep(capsule) : null;
  const file = await fileOf('golf-club-capsule', text);
  const form = new FormData();
  const fields = { title: titleOf(capsule), note, version: app.version, commit: app.commit, route };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const id of requestIdsOf(capsule)) form.append('requestId', id);
  form.append('capsule', file.content, file.name);
  if (picture) form.append('picture', picture, 'last-step.png');
  try {
    const signal = AbortSignal.timeout(MAX_SENDING);
    const { ok, status } = await fetch(address, { method: 'POST', body: form, credentials: 'omit', signal });
    return ok ? { hasPicture: picture !== null } : { failure: status === 413 ? 'tooLarge' : 'refused' };
  } catch {
    return { failure: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

/** Milliseconds after which a report goes without a picture. */
const MAX_DRAWING = 20_000;

/** Returns a PNG of the last step of a capsule as the viewer shows it, masked; null where that fails. */
export async function drawLastStep(capsule: Capsule): Promise<Blob | null> {
  const frame = document.createElement('iframe');
  frame.src = SCREEN_ADDRESS;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  const { width, height } = capsule.viewport;
  // Drawn, though nobody sees it: what is not displayed has no layout.
  const hidden = { position: 'fixed', inset: '0 auto auto 0', border: '0', opacity: '0', pointerEvents: 'none' };
  Object.assign(frame.style, hidden, { width: `${width}px`, height: `${height}px`, zIndex: '-1' });
  const late = new Promise<null>((resolve) => setTimeout(resolve, MAX_DRAWING, null));
  const ready = new Promise<ScreenControls>((resolve) => {
    onScreenReady(frame, (open) => resolve(open(capsule)));
    document.body.append(frame);
  });
  return Promise.race([ready.then(({ picture }) => picture()), late])
    .catch(() => null)
    .finally(() => frame.remove());
}
