import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { moveBall } from '@/outbox/recording';
import { sessionLapsed } from '@/session/sessionSlice';
import { cutNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { api } from '@test/fixtures/api';
import { forgetWrongCodes, helperToken } from '@test/fixtures/helpers';
import type { MadeHelperCode } from '@contract/helper';
import { MOST_HELPER_CODES } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';

/** A running training of Jana and Tom, and a code of it. */
async function withCode() {
  const training = await playersPlay({ numberofballs: 4 });
  const [, id = ''] = /sessionwizard\/([^?]+)/.exec(training.path) ?? [];
  const codes = `/api/scheduledtrainings/${id}/helpercodes`;
  const client = api(training.token);
  const makeCode = async () => (await client.post<MadeHelperCode>(codes)).body;
  const made = await makeCode();
  return {
    ...training,
    id,
    code: made.code,
    makeCode,
    revoke: () => client.delete(`${codes}/${made.helperCode.id}`),
    /** Points and helper of each ball of Jana. */
    janas: async () => (await training.stored())[0]?.balls.map(({ points, helper }) => [points, helper]),
  };
}

beforeEach(forgetWrongCodes);

const entry = () => screen.findByRole('heading', { level: 1, name: 'Help record balls' });

async function signInAs(user: UserEvent, name: string): Promise<void> {
  await typeInto(user, await screen.findByRole('textbox', { name: /^Your name/ }), name);
  await user.click(screen.getByRole('button', { name: 'Record balls' }));
}

/** Opens the link with the code, as a phone that has scanned it, and gives a name. */
async function openAsHelper(code: string, name = 'Hanna') {
  const opened = await openApp({ path: `/helper#${code}` });
  await entry();
  await signInAs(opened.user, name);
  await screen.findByRole('button', { name: 'Holed: 3 points' });
  return opened;
}

const holed = () => screen.getByRole('button', { name: 'Holed: 3 points' });

const statusBar = async () => within(await screen.findByRole('group', { name: 'Connection and unsent balls' }));

test('keys record also when what had the focus has vanished', async () => {
  const { code, janas } = await withCode();
  const { user } = await openAsHelper(code);
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  expect(document.body).toHaveFocus();
  await user.keyboard('3');
  await waitFor(async () => expect(await janas()).toEqual([[3, 'Hanna']]));
});

test('who scans a code gives a name and records; every ball carries it, on the server and for the pro', async () => {
  const { code, janas, token, path } = await withCode();
  const { user, close } = await openAsHelper(code);
  await user.click(holed());
  await waitFor(async () => expect(await janas()).toEqual([[3, 'Hanna']]));
  close();
  const { user: pro } = await openApp({ path, as: token });
  await pro.click(await screen.findByRole('button', { name: /^Ball 1: 3 points, saved, recorded by Hanna$/ }));
  await pro.click(screen.getByRole('button', { name: /^Record balls/ }));
  const recorder = within(await screen.findByRole('dialog', { name: /^Record balls/ }));
  await pro.click(await recorder.findByRole('button', { name: /recorded by Hanna$/ }));
  expect(await recorder.findByText('Ball 1 was recorded by Hanna (helper).')).toBeVisible();
});

test('a helper clears a ball, but gives none away, opens no other screen and has no menu', async () => {
  const { code, janas } = await withCode();
  const { user, close } = await openAsHelper(code);
  await user.click(holed());
  await waitFor(async () => expect(await janas()).toEqual([[3, 'Hanna']]));
  await user.click(screen.getByRole('button', { name: /^Ball 1: 3 points/ }));
  await user.click(await screen.findByRole('button', { name: 'Clear ball 1' }));
  await waitFor(async () => expect(await janas()).toEqual([]));
  expect(screen.queryByRole('button', { name: /^Give this ball/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Commands' })).not.toBeInTheDocument();
  close();
  await openApp({ path: '/private/users' });
  expect(await screen.findByRole('button', { name: 'Stop helping' })).toBeVisible();
  expect(window.location.pathname).toBe('/helper');
});

test('a helper whose balls came after the start was taken back is told to ask the pro', async () => {
  const { code, id, token, janas } = await withCode();
  const { user } = await openAsHelper(code);
  const plugIn = cutNetwork();
  try {
    await user.click(holed());
    expect((await api(token).put(`/api/scheduledtrainings/${id}/unstart`)).status).toBe(200);
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  await user.click(await screen.findByRole('button', { name: '1 ball needs you' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
  expect(await drawer.findByText(/Ask the pro to start it again, then send these balls\.$/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^(Start|Reopen)/ })).not.toBeInTheDocument();
  expect(await janas()).toEqual([]);
});

test('neither the code nor the token becomes part of an action or of the state', async () => {
  const { code } = await withCode();
  const { store, actions } = await openAsHelper(code);
  const token = (JSON.parse(window.sessionStorage.getItem('golf-club-session') ?? '{}') as { token: string }).token;
  const known = JSON.stringify([store.getState(), actions]);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(known).not.toContain(code);
  expect(known).not.toContain(token);
  expect(window.localStorage.getItem('golf-club-helpers')).not.toContain(code);
});

test('what was recorded while the code ended stays, and is sent with the next code as a ball of the same helper', async () => {
  const { code, revoke, makeCode, janas } = await withCode();
  const { user } = await openAsHelper(code);
  const plugIn = cutNetwork();
  try {
    await user.click(holed());
    await (await statusBar()).findByText('1 ball kept on this device');
    await revoke();
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  const ended = within(await screen.findByRole('dialog', { name: 'Your code has ended' }));
  expect(await ended.findByText(/^1 ball on this device is not sent yet\. Nothing is lost/)).toBeVisible();
  expect(await janas()).toEqual([]);

  await user.click(ended.getByRole('button', { name: 'Go on' }));
  expect(await ended.findByText(/^Type the 6 letters and digits/)).toBeVisible();
  await typeInto(user, ended.getByRole('textbox', { name: /^Code/ }), code);
  await user.click(ended.getByRole('button', { name: 'Go on' }));
  expect(await ended.findByText(/^This code does not work/)).toBeVisible();

  await typeInto(user, ended.getByRole('textbox', { name: /^Code/ }), (await makeCode()).code.toLowerCase());
  await user.click(ended.getByRole('button', { name: 'Go on' }));
  await waitFor(async () => expect(await janas()).toEqual([[3, 'Hanna']]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your code has ended' })).not.toBeInTheDocument());
});

test('who leaves with unsent balls is asked, told of them at the next code, and sends them by it', async () => {
  const { code, makeCode, janas } = await withCode();
  const { user } = await openAsHelper(code);
  const plugIn = cutNetwork();
  await user.click(holed());
  await (await statusBar()).findByText('1 ball kept on this device');
  await user.click(screen.getByRole('button', { name: 'Stop helping' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop helping?' }));
  expect(question.getByText(/^1 recorded ball is not sent yet/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stop helping' }));
  await entry();
  plugIn();
  expect(await screen.findByText(/^1 ball of Hanna waits on this device/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Hanna');
  await typeInto(user, screen.getByRole('textbox', { name: /^Code/ }), (await makeCode()).code);
  await user.click(screen.getByRole('button', { name: 'Record balls' }));
  await waitFor(async () => expect(await janas()).toEqual([[3, 'Hanna']]));
});

test('unsent entries that are not all balls are called changes, when the helper leaves, when the code has ended and at the next', async () => {
  const { id: trainingId, code, stored } = await withCode();
  const [jana, tom] = (await stored()).map((session) => ({ playerDataId: session.id, index: 0 }));
  if (!jana || !tom) throw new Error('nobody plays');
  const { user, store } = await openAsHelper(code);
  const plugIn = cutNetwork();
  try {
    await user.click(holed());
    await act(() => store.dispatch(moveBall({ trainingId, ...jana, points: 3, to: tom })));
    await user.click(screen.getByRole('button', { name: 'Stop helping' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop helping?' }));
    expect(question.getByText(/^2 changes are not sent yet\. They stay on this device/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Go on recording' }));
    act(() => void store.dispatch(sessionLapsed()));
    const ended = within(await screen.findByRole('dialog', { name: 'Your code has ended' }));
    expect(ended.getByText(/^2 changes on this device are not sent yet\. Nothing is lost/)).toBeVisible();
    await user.click(ended.getByRole('button', { name: 'Stop helping' }));
    await entry();
    expect(await screen.findByText(/^2 changes of Hanna wait on this device/)).toBeVisible();
  } finally {
    plugIn();
  }
});

test('a helper who is signed in records on after a reload without a network', async () => {
  const { code, janas } = await withCode();
  const { user, close } = await openAsHelper(code);
  await user.click(holed());
  await waitFor(async () => expect(await janas()).toEqual([[3, 'Hanna']]));
  // Until the answer is here too, the ball would be sent again.
  await (await statusBar()).findByText('All sent');
  close();
  const plugIn = cutNetwork();
  try {
    const { user: again } = await openApp({ path: '/helper' });
    await again.click(await screen.findByRole('button', { name: 'Holed: 3 points' }));
    await (await statusBar()).findByText('1 ball kept on this device');
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () =>
    expect(await janas()).toEqual([
      [3, 'Hanna'],
      [3, 'Hanna'],
    ]),
  );
});

test('the end of a code is said at once, without a ball being recorded', async () => {
  const { code, finish } = await withCode();
  await openAsHelper(code);
  await finish();
  expect(await screen.findByRole('dialog', { name: 'Your code has ended' })).toBeVisible();
});

test('without a code and a name nothing is sent, and what is missing is said', async () => {
  const { user } = await openApp({ path: '/helper' });
  await entry();
  await user.click(screen.getByRole('button', { name: 'Record balls' }));
  expect(await screen.findByText(/^Type the 6 letters and digits/)).toBeVisible();
  expect(screen.getByText('Type your name.')).toBeVisible();
});

test('the page opens in the language of the pro who made the link', async () => {
  const { code } = await withCode();
  await openApp({ path: `/helper?lang=de#${code}` });
  expect(await screen.findByRole('button', { name: 'Bälle erfassen' })).toBeVisible();
});

test('who has an account is told that it needs no code', async () => {
  const { token, code } = await withCode();
  await openApp({ path: `/helper#${code}`, as: token });
  expect(await screen.findByText(/^You are signed in as Petra Lang/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a pro makes a code, shown large with its QR code, sees who helps and revokes it', async () => {
  const { token, path } = await playersPlay();
  const { user, store, actions } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: "Helper's code" }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Helper's codes: / }));
  expect(await dialog.findByText('No code works for this training.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a code' }));
  const shown = await dialog.findByText(/^[2-9A-HJKMNP-Z]{6}$/);
  const code = shown.textContent;
  expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(copying).toHaveBeenCalledWith(`${window.location.origin}/helper?lang=en#${code}`);
  expect(await dialog.findByText('Nobody yet')).toBeVisible();
  expect(JSON.stringify([store.getState(), actions])).not.toContain(code);

  await api().post('/api/helper/signin', { code, name: 'Hanna' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: "Helper's code" }));
  const again = within(await screen.findByRole('dialog', { name: /^Helper's codes: / }));
  expect(await again.findByText('Hanna (0 balls)')).toBeVisible();
  expect(again.queryByText(code)).not.toBeInTheDocument();
  await user.click(again.getByRole('button', { name: /^Revoke: by Petra Lang/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
  expect(question.getByText(/^1 helper can record nothing any more/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await again.findByText('No code works for this training.')).toBeVisible();
  expect((await api().post('/api/helper/signin', { code, name: 'Hanna' })).status).toBe(404);
});

test('why no code was made is not said any more when the dialog is opened again', async () => {
  const { token, path, makeCode } = await withCode();
  for (let count = 1; count < MOST_HELPER_CODES; count += 1) await makeCode();
  const { user } = await openApp({ path, as: token });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: "Helper's code" }));
    return within(await screen.findByRole('dialog', { name: /^Helper's codes: / }));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Make a code' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/20 at most/);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await open()).queryByRole('alert')).not.toBeInTheDocument();
});

test('a pro erases the name of a helper after the training was finished; the balls are those of a former helper', async () => {
  const { token, path, code, id, janas } = await withCode();
  const helper = api(await helperToken(code));
  const [session = ''] = (
    await api(token).get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)
  ).body.trainingSessions.map((one) => one.id);
  await helper.put(`/api/scheduledtrainings/${id}/playerdata/${session}/ball/add`, { index: 0, points: 3 });
  await api(token).put(`/api/scheduledtrainings/${id}/finish`);
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'Helpers' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Helpers: / }));
  expect(await dialog.findByText('Hanna (1 ball)')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Make a code' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Erase name: Hanna' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
  expect(question.getByText(/^The name is erased for good, from the record of changes too\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('Former helper (1 ball)')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Erase name/ })).not.toBeInTheDocument();
  expect(await janas()).toEqual([[3, '']]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await api(token).put(`/api/scheduledtrainings/${id}/unfinish`);
  expect(await screen.findByLabelText(/^Ball 1: 3 points, saved, recorded by Former helper$/)).toBeVisible();
  expect(screen.queryByText(/Hanna/)).not.toBeInTheDocument();
});
