import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { Capsule } from '@/capsule/capsuleFile';
import { makeCapsule } from '@/capsule/makeCapsule';
import { pageRecorder } from '@/capsule/recorder';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { exportCapsule, showFrames, someCapsule } from '@test/browser/openCapsule';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { storeFileForViewer } from '../viewerFile';
import { maskRules } from '../maskRules';
import { startViewer } from './startViewer';

let stop: (() => void) | undefined;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  jest.useRealTimers();
  stop?.();
  stop = undefined;
});

/** A pro looks at the users, opens the dialog of a new one, closes it and goes on to the league table. */
async function recorded(): Promise<Capsule> {
  const { pro, search, fixtures } = await clubWithMembers();
  const { user, close } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(pro) });
  await rowOf(pro.email);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'League Table' }));
  await screen.findByRole('heading', { level: 1, name: 'League Table' });
  const { note, locale, viewport, route, app, madeAt, outbox } = someCapsule({ note: 'The table is empty' });
  const metadata = { note, locale, viewport, route, app, madeAt, outbox, roles: ['PRO' as const] };
  const capsule = makeCapsule(pageRecorder.recording(), maskRules, metadata);
  close();
  window.sessionStorage.clear();
  return capsule;
}

const asFile = (capsule: unknown) => new File([JSON.stringify(capsule)], 'capsule.json', { type: 'application/json' });

async function openViewer(...files: File[]) {
  const viewer = await startViewer();
  const hideFrames = showFrames();
  const { unmount } = render(viewer.view);
  stop = () => {
    hideFrames();
    unmount();
    viewer.stop();
  };
  const user = userEvent.setup();
  const choose = (file: File) => user.upload(screen.getByLabelText(/^(Choose a file|Open another|Andere öffnen)$/, { selector: 'input' }), file); // prettier-ignore
  for (const file of files) {
    await choose(file);
    await screen.findByText(/^This is a capsule|is not a capsule/);
  }
  return { user, choose };
}

const stage = () => within(screen.getByRole('region', { name: /^The screen/, hidden: true }));
const heading = (name: string) => stage().findByRole('heading', { level: 1, name });
// A dialog in the frame hides all else of this document, in which both are here.
const timeline = () => within(screen.getByRole('region', { name: 'Timeline', hidden: true }));
const button = (name: string | RegExp) => timeline().getByRole('button', { name, hidden: true });
const slider = () => timeline().getByRole('slider', { name: 'Step', hidden: true });
const stepOf = ({ steps }: Capsule, type: RegExp) => steps.findIndex(({ action }) => type.test(action.type)) + 1;

/** Gets over the distance with the slider, as a mouse would. */
const slideTo = (step: number) => fireEvent.change(slider(), { target: { value: step } });

test('the real screens follow the steps there and back', async () => {
  const capsule = await recorded();
  const { user } = await openViewer(asFile(capsule));
  await heading('League Table');
  expect(timeline().getByText(/^Replays exactly/)).toBeVisible();
  expect(slider()).toHaveValue(String(capsule.steps.length));
  expect(screen.getByRole('region', { name: 'Timeline', hidden: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(slider()).toHaveValue(String(capsule.steps.length - 1));
  await user.keyboard('{ArrowRight}');

  const toLeague = capsule.steps.findLastIndex(({ action }) => action.type === 'place/pageOpened') + 1;
  slideTo(toLeague);
  await user.click(button('One step back'));
  await heading('Users');
  expect(slider()).toHaveValue(String(toLeague - 1));
  await user.click(button('One step forward'));
  await heading('League Table');
  button('One step back').focus();
  await user.keyboard('{ArrowLeft}');
  await heading('Users');
  expect(slider()).toHaveValue(String(toLeague - 1));

  const shown = stepOf(capsule, /^modal\/dialogShown$/);
  slideTo(shown);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(stage().getByText('Users', { selector: 'h1' })).toBeInTheDocument();
  const { at } = capsule.steps[shown - 1] ?? { at: '' };
  expect(new Date().toISOString()).toBe(at);
  await user.click(button('One step back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('actions are listed with their endpoints, filtered by slice or to those of the person, and show what they changed', async () => {
  const capsule = await recorded();
  const { user } = await openViewer(asFile(capsule));
  const list = () => within(timeline().getByRole('list', { name: 'Actions' })).getAllByRole('button');
  expect(list()).toHaveLength(capsule.steps.length);
  expect(timeline().getAllByText(/^\d+\. api\/executeQuery\/fulfilled getMembers$/).length).toBeGreaterThan(0);
  const names = () => list().map((row) => row.getAttribute('aria-label') ?? '');
  expect(names().filter((name) => / api\/executeQuery\/.*, by itself$/.test(name)).length).toBeGreaterThan(0);
  await user.click(timeline().getByRole('combobox', { name: 'Show' }));
  await user.click(screen.getByRole('option', { name: 'What the person did' }));
  expect(names().filter((name) => name.includes('place/pageOpened')).length).toBeGreaterThan(0);
  expect(names().filter((name) => / api\/executeQuery\/|by itself/.test(name))).toEqual([]);
  await user.click(timeline().getByRole('combobox', { name: 'Show' }));
  await user.click(screen.getByRole('option', { name: 'place' }));
  const changedSteps = capsule.steps.filter(({ changed }) => 'place' in changed);
  expect(list()).toHaveLength(changedSteps.length);
  await user.click(list().at(-1) as HTMLElement);
  expect(list().at(-1)).toHaveAttribute('aria-current', 'step');
  const rows = within(timeline().getByRole('table', { name: 'What it changed' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toContain('place.path"/private/users""/private/leaguetable"');
  expect(timeline().getByRole('group', { name: 'The action' })).toHaveTextContent('"type": "place/pageOpened"');
  await user.click(timeline().getByRole('tab', { name: /^API calls/ }));
  // For the filters, and for the badge of those who wait.
  const calls = timeline().getAllByRole('cell', { name: 'countMembers' });
  expect(calls[0]).toBeVisible();
});

test('it plays to the end at four times the pace, and stops there', async () => {
  const capsule = await recorded();
  const { user } = await openViewer(asFile(capsule));
  slideTo(0);
  expect(timeline().getByText('Before the first action')).toBeVisible();
  jest.useFakeTimers({ doNotFake: ['Date', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  fireEvent.click(button('Play at 4×'));
  const total = capsule.steps.reduce((sum, { at }, index, { [index - 1]: before }) => sum + (before ? Math.min(2000, Date.parse(at) - Date.parse(before.at)) : 0), 0); // prettier-ignore
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(Number(slider().getAttribute('value'))).toBeLessThan(capsule.steps.length);
  fireEvent.click(button('Pause'));
  const paused = slider().getAttribute('value');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(slider()).toHaveValue(paused);
  fireEvent.click(button('Play at 4×'));
  for (let tick = 0; tick <= capsule.steps.length; tick += 1) await act(() => jest.advanceTimersByTimeAsync(total / 4));
  expect(slider()).toHaveValue(String(capsule.steps.length));
  expect(button('Play')).toBeVisible();
  jest.useRealTimers();
  await heading('League Table');
  await user.click(button('One step back'));
});

test('a club display is seen again, though the secret of its link is not in the capsule', async () => {
  const { club, player, fixtures } = await proOfNewClub();
  const anna = await player({ name: 'Anna', surname: 'Zander' });
  await fixtures.training({ club, status: 'FINISHED', sessions: [{ players: [anna], balls: [3] }] });
  const { secret } = await makeDisplayLink({ club });
  const { store, close } = await openApp({ path: `/display#${secret}` });
  await screen.findByRole('table');
  const capsule = exportCapsule('', store);
  close();
  expect(JSON.stringify(capsule)).not.toContain(secret);
  await openViewer(asFile(capsule));
  expect(await stage().findByRole('table')).toBeVisible();
});

const atStep = (afterSteps: number, message: string) => ({ at: '2026-11-20T10:00:00.000Z', afterSteps, message, stack: 'at x.ts:1' }); // prettier-ignore

test('one jumps from error to error, and a screen that failed is healthy again at another step', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const capsule = await recorded();
  const users = capsule.steps.findLastIndex(({ action }) => action.type === 'place/pageOpened');
  // What no server would answer: the screen cannot show it.
  const answer = capsule.steps.find(({ action }) => action.type === 'api/executeQuery/fulfilled' && JSON.stringify(action.payload).startsWith('{"members"')); // prettier-ignore
  if (!answer) throw new Error('no answer was recorded');
  answer.action.payload = { members: 'nonsense', totalCount: 1 };
  const failed = capsule.steps.indexOf(answer) + 1;
  const { user } = await openViewer(asFile({ ...capsule, errors: [atStep(failed, 'x.map is no function'), atStep(users, 'again')] })); // prettier-ignore
  await heading('League Table');
  await user.click(button('To the previous error'));
  expect(slider()).toHaveValue(String(users));
  await user.click(button('To the previous error'));
  expect(slider()).toHaveValue(String(failed));
  await heading('This page stopped working');
  await user.click(button('One step back'));
  await heading('Users');
  await user.click(button('To the next error'));
  await heading('This page stopped working');
  await user.click(timeline().getByRole('tab', { name: 'Errors (2)' }));
  expect(timeline().getByText('x.map is no function')).toBeVisible();
  expect(timeline().getByRole('group', { name: /^Stack of the error: "x.map/ })).toHaveTextContent('at x.ts:1');
  await user.click(button(/^Go to action /));
  expect(slider()).toHaveValue(String(failed));
  quiet.mockRestore();
});

test('a capsule of which a state was changed has diverged, and leads to where', async () => {
  const capsule = await recorded();
  const index = capsule.steps.findLastIndex(({ action }) => action.type === 'place/pageOpened');
  const step = capsule.steps[index];
  if (!step) throw new Error('no page was opened');
  capsule.steps[index] = { ...step, changed: { ...step.changed, place: '0000000000000000' } };
  const { user } = await openViewer(asFile(capsule));
  expect(await timeline().findByText(`Diverged: first at action ${index + 1}, in the slice "place".`)).toBeVisible();
  await user.click(button(`Go to action ${index + 1}`));
  expect(slider()).toHaveValue(String(index + 1));
});

test('a step goes on as an app that can be pressed', async () => {
  const { user } = await openViewer(asFile(await recorded()));
  await heading('League Table');
  await user.click(screen.getByRole('button', { name: 'Open this step live', hidden: true }));
  expect(await screen.findByText(/^This is a saved state/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'League Table' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the banner says what is open, and that another version made it', async () => {
  const capsule = someCapsule({ app: { version: '0.0.9', commit: 'abc123' }, note: 'Nothing there', roles: ['PRO'] });
  await openViewer(asFile(capsule));
  const banner = within(await screen.findByRole('region', { name: 'Capsule' }));
  for (const text of [
    'This is a capsule, not the live app.',
    'Version 0.0.9, commit abc123',
    'English',
    'Pro',
    'Nothing there',
  ]) {
    expect(banner.getByText(text)).toBeVisible();
  }
  expect(banner.getByText(/made by another version.*check out commit abc123/)).toBeVisible();
  expect(banner.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/');
});

test('a refused file leaves open what was open; the next good one takes its place', async () => {
  const { choose } = await openViewer(new File(['{"log":{}}'], 'other.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not a capsule/);
  expect(screen.getByRole('link', { name: 'Back to the app' })).toHaveAttribute('href', '/');
  await choose(asFile(someCapsule({ note: 'first' })));
  expect(await screen.findByText('first')).toBeVisible();
  await choose(asFile(someCapsule({ base: { modal: 1 } })));
  expect(await screen.findByRole('alert')).toHaveTextContent(/"base.modal".*What was open stays open/);
  expect(screen.getByText('first')).toBeVisible();
  const file = asFile(someCapsule({ note: 'second' }));
  fireEvent.drop(screen.getByText('first'), { dataTransfer: { files: [file] } });
  expect(await screen.findByText('second')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a German capsule is shown in German, and leaves the language of the browser alone', async () => {
  await storeFileForViewer(asFile(someCapsule({ locale: 'de' })));
  await openViewer();
  expect(await screen.findByText('Das ist eine Kapsel, nicht die laufende App.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Zeitachse' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
  const { fetch } = globalThis;
  stop?.();
  stop = undefined;
  expect(window.localStorage.getItem('locale')).toBeNull();
  expect(globalThis.fetch).not.toBe(fetch);
  expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(60_000);
});
