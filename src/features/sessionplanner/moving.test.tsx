import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ScheduledTraining } from '@contract/training';
import type { MovedTraining, TrainingPlan } from '@contract/trainingPlan';
import { countedCalls } from '@test/browser/network';
import { goTo, noDialogLeft, openApp, typeInto } from '@test/browser/openApp';
import { findGrid } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { unique } from '@test/fixtures/names';

const path = '/private/sessionplanner';

async function clubWithSeries({
  count = 3,
  plannedTime = '17:30',
}: { count?: number; plannedTime?: string | null } = {}) {
  const made = await proOfNewClub();
  const { fixtures, club, pro, client } = made;
  const name = { en: unique('Evening putting'), de: unique('Abend-Putten') };
  const { content } = await fixtures.template({ name });
  const days = ['2031-10-01', '2031-10-08', '2031-10-15', '2031-10-22'].slice(0, count);
  const ids: string[] = [];
  for (const plannedDate of days) {
    const seriesOf = ids[0] === undefined ? {} : { seriesOf: ids[0] };
    const body = { trainingTemplateId: content.id, golfclubId: club.id, plannedDate, plannedTime, ...seriesOf };
    const { body: training } = await client.post<ScheduledTraining>(
      '/api/scheduledtrainings/fromtrainingtemplate',
      body,
    );
    ids.push(training.id);
  }
  const [first = ''] = ids;
  const plans = async () => (await client.get<TrainingPlan[]>(`/api/scheduledtrainings/${first}/series`)).body;
  const when = async () => (await plans()).map(({ plannedDate, plannedTime: time }) => `${plannedDate} ${time ?? ''}`);
  const move = (trainings: MovedTraining[]) => client.put(`/api/scheduledtrainings/${club.id}/planned`, { trainings });
  return { ...made, price: fixtures.price, name, ids, first, plans, when, move, token: await fixtures.signedIn(pro) };
}

async function openMove(user: UserEvent, label: RegExp | string) {
  await user.click(await screen.findByRole('button', { name: label }));
  return screen.findByRole('dialog', { name: /^Move: / });
}

const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Move' });
const rowsOf = async () => {
  const grid = await findGrid('Planned trainings');
  return within(grid)
    .getAllByRole('row')
    .map((row) => row.textContent);
};

test('a training is moved from its row to another date and time, and moved back by the notice', async () => {
  const { name, token, when } = await clubWithSeries({ count: 1, plannedTime: null });
  const { user } = await openApp({ path, as: token });
  const dialog = await openMove(user, `Move ${name.en} of October 1st, 2031`);
  expect(dialog).toHaveTextContent('Planned for Wednesday, October 1st, 2031.');
  expect(within(dialog).queryByRole('radiogroup')).not.toBeInTheDocument();
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Date' }), '03.10.2031');
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Time' }), '9.15');
  expect(await within(dialog).findByText('New: Friday, October 3rd, 2031, 9:15 AM.')).toBeVisible();
  await user.click(submit(dialog));

  expect(await screen.findByText(`Moved: ${name.en} to October 3rd, 2031, 9:15 AM.`)).toBeVisible();
  expect(await when()).toEqual(['2031-10-03 09:15']);
  await waitFor(async () => expect((await rowsOf()).join()).toContain('Fri, October 3rd, 2031, 9:15 AM'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: /^Move Evening/ })).toHaveFocus();
  expect(await screen.findByText('The move is undone.')).toBeVisible();
  expect(await when()).toEqual(['2031-10-01 ']);
  await waitFor(async () => expect((await rowsOf()).join()).toContain('Wed, October 1st, 2031'));
});

test('the whole series is moved in one call; trainings that were started stay, and the dialog says so first', async () => {
  const { token, ids, when, calls } = await clubWithSeries({ count: 4 });
  await calls(ids[0] ?? '').start();
  const { user } = await openApp({ path, as: token });
  const dialog = await openMove(user, /^Move .* of October 15th, 2031, 5:30 PM$/);
  expect(dialog).toHaveTextContent('1 of 4 has been started or played and stays.');
  const choices = within(dialog).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'This training only',
    'This and the following: 2 trainings',
    'The whole series: 3 trainings',
  ]);
  await user.click(within(dialog).getByRole('radio', { name: /^The whole series/ }));
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Date' }), '16.10.2031');
  const send = jest.spyOn(globalThis, 'fetch');
  await user.click(submit(dialog));

  expect(await screen.findByText(/3 trainings from October 9th, 2031, 5:30 PM to October 23rd/)).toBeVisible();
  expect(send.mock.calls.filter(([, init]) => init?.method === 'PUT')).toHaveLength(1);
  send.mockRestore();
  expect(await when()).toEqual(['2031-10-01 17:30', '2031-10-09 17:30', '2031-10-16 17:30', '2031-10-23 17:30']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The move is undone.')).toBeVisible();
  expect(await when()).toEqual(['2031-10-01 17:30', '2031-10-08 17:30', '2031-10-15 17:30', '2031-10-22 17:30']);
});

test('who moves what somebody else has just moved is shown how it is now, and moves it from there', async () => {
  const { token, first, when, move } = await clubWithSeries({ count: 1 });
  const { user } = await openApp({ path, as: token });
  const dialog = await openMove(user, /^Move .* of October 1st, 2031, 5:30 PM$/);
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Date' }), '05.10.2031');
  await move([{ id: first, plannedDate: '2031-10-02', plannedTime: '20:00', version: 1 }]);
  await user.click(submit(dialog));

  expect(await within(dialog).findByText(/Somebody else has moved, started or deleted/)).toBeVisible();
  expect(await within(dialog).findByText('Planned for Thursday, October 2nd, 2031, 8:00 PM.')).toBeVisible();
  expect(await when()).toEqual(['2031-10-02 20:00']);
  await user.click(submit(dialog));
  await waitFor(async () => expect(await when()).toEqual(['2031-10-05 17:30']));
});

test('a move that somebody else has gone on from is not undone', async () => {
  const { token, first, when, move } = await clubWithSeries({ count: 1 });
  const { user } = await openApp({ path, as: token });
  const dialog = await openMove(user, /^Move .* of October 1st, 2031, 5:30 PM$/);
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Date' }), '05.10.2031');
  await user.click(submit(dialog));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await move([{ id: first, plannedDate: '2031-10-06', plannedTime: null, version: 2 }]);
  await user.click(undo);
  expect(await screen.findByText(/Someone changed this in the meantime/)).toBeVisible();
  expect(await when()).toEqual(['2031-10-06 ']);
});

test('a lost answer moves nothing twice', async () => {
  const { token, when } = await clubWithSeries({ count: 1 });
  const { user } = await openApp({ path, as: token });
  const dialog = await openMove(user, /^Move .* of October 1st, 2031, 5:30 PM$/);
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Date' }), '05.10.2031');
  const send = globalThis.fetch;
  let isLost = false;
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init);
    if (init?.method !== 'PUT' || isLost) return answer;
    isLost = true;
    throw new TypeError('connection reset');
  });
  await user.click(submit(dialog));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  await user.click(submit(dialog));
  expect(await screen.findByText(/^Moved: /)).toBeVisible();
  fetching.mockRestore();
  expect(await when()).toEqual(['2031-10-05 17:30']);
});

test('what is typed wrong and a move to where it is are refused at their fields', async () => {
  const { token, when } = await clubWithSeries({ count: 1 });
  const { user } = await openApp({ path, as: token });
  const dialog = await openMove(user, /^Move .* of October 1st, 2031, 5:30 PM$/);
  await user.click(submit(dialog));
  expect(await within(dialog).findByText(/planned for this date and time already/)).toBeVisible();
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Time' }), '25');
  await user.click(submit(dialog));
  expect(await within(dialog).findByText(/a time from 00:00 to 23:59, such as 17:30, or leave/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Time' })).toBeInvalid();
  expect(await when()).toEqual(['2031-10-01 17:30']);
});

test('of a series those from one on are deleted with it in one call, once their instant prizes are named', async () => {
  const { token, ids, calls, plans, price, client } = await clubWithSeries({ count: 4 });
  await calls(ids[0] ?? '').start();
  const prizes = [await price(), await price()];
  for (const [position, { id }] of prizes.entries())
    await client.post('/sessioninstantprice', { session_id: ids[position + 1] ?? '', session_price_id: id });
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: /^Delete .* of October 15th, 2031, 5:30 PM$/ }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(await within(dialog).findByRole('radio', { name: /^This and the following: 2/ }));
  expect(dialog).toHaveTextContent('1 of 4 has been started or played and stays.');
  expect(dialog).toHaveTextContent(
    `2 trainings are lost with their player sessions and recorded balls. ` +
      `The instant prize of 1 of them is taken away: ${prizes[1]?.name ?? ''}.`,
  );
  await user.click(within(dialog).getByRole('radio', { name: /^The whole series: 3/ }));
  expect(dialog).toHaveTextContent(
    `The instant prizes of 2 of them are taken away: ${prizes.map(({ name }) => name).join(' and ')}.`,
  );
  await user.click(within(dialog).getByRole('radio', { name: /^This and the following: 2/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(
    await screen.findByText(/^Deleted: .*2 trainings from October 15th, 2031, 5:30 PM to October 22nd/),
  ).toBeVisible();
  expect((await plans()).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  await waitFor(async () => expect((await rowsOf()).join()).not.toContain('October 15th, 2031'));
});

test('a series whose training is started before the confirmation is not deleted, nor is that one', async () => {
  const { token, first, calls, plans, client } = await clubWithSeries();
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: /^Delete .* of October 1st, 2031, 5:30 PM$/ }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(await within(dialog).findByRole('radio', { name: /^The whole series: 3/ }));
  await calls(first).start();
  await waitFor(() => expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument());
  // Pressed twice, as by an impatient hand.
  await user.dblClick(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Someone changed this in the meantime/)).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await plans()).toHaveLength(3);
  expect((await client.get(`/api/scheduledtrainings/one/${first}`)).status).toBe(200);
});

test('without choosing more only the one is deleted', async () => {
  const { token, ids, plans } = await clubWithSeries();
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: /^Delete .* of October 8th, 2031, 5:30 PM$/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByRole('radio', { name: 'This training only' })).toBeChecked();
  const asked = dialog.textContent;
  const { calls, stop } = countedCalls();
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Deleted: .* of October 8th, 2031, 5:30 PM\.$/)).toBeVisible();
  expect(dialog).toHaveTextContent(asked);
  await noDialogLeft();
  stop();
  const deleted = ids[1] ?? '';
  expect(calls.filter((call) => call.includes(deleted))).toEqual([`DELETE /api/scheduledtrainings/${deleted}`]);
  const next = screen.getByRole('button', { name: /^Delete .* of October 15th, 2031, 5:30 PM$/ });
  await waitFor(() => expect(next.closest('[role=gridcell]')).toHaveFocus());
  expect((await plans()).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
});

test('the planner plans a time of day, and what is repeated as one series', async () => {
  const { fixtures, club, pro } = await proOfNewClub();
  const name = unique('Wedge ladder');
  await fixtures.template({ name: { en: name, de: name } });
  const token = await fixtures.signedIn(pro);
  const { user } = await openApp({ path, as: token });
  await typeInto(user, await screen.findByRole('textbox', { name: 'Date' }), '01.10.2031');
  await typeInto(user, screen.getByRole('textbox', { name: 'Time' }), '5:30 pm');
  await user.click(screen.getByLabelText(/^Training template/));
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name: `${name} (Regular)` }));
  expect(screen.getByRole('textbox', { name: 'Time' })).toHaveValue('17:30');
  await typeInto(user, screen.getByRole('textbox', { name: 'Repeat weekly' }), '2');
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  expect(
    await screen.findByText(/3 times from October 1st, 2031, 5:30 PM to October 15th, 2031, 5:30 PM/),
  ).toBeVisible();
  const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}?sort=plannedDate`);
  const [first] = body;
  expect(body.map(({ plannedTime }) => plannedTime)).toEqual(['17:30', '17:30', '17:30']);
  expect(new Set(body.map(({ seriesId }) => seriesId))).toEqual(new Set([first?.id]));
});

test('the wizard moves a planned training too, and a started one no more', async () => {
  const { token, first, calls } = await clubWithSeries({ count: 1 });
  const { user } = await openApp({ path: `/private/sessionwizard/${first}?status=PLANNED`, as: token });
  const dialog = await openMove(user, /^Move: /);
  await typeInto(user, within(dialog).getByRole('textbox', { name: 'Date' }), '05.10.2031');
  await user.click(submit(dialog));
  expect(await screen.findByText('Sunday, October 5th, 2031, 5:30 PM')).toBeVisible();
  await calls(first).start();
  await openApp({ path: `/private/sessionwizard/${first}?status=STARTED`, as: token });
  expect(await screen.findByRole('button', { name: /^Back to planned/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move: / })).not.toBeInTheDocument();
});

test('Back closes the dialog for good', async () => {
  const { name, first, token } = await clubWithSeries({ count: 1, plannedTime: null });
  const { user } = await openApp({ path: `/private/sessionwizard/${first}`, as: token });
  await screen.findByRole('link', { name: 'Close' });
  goTo(path);
  await openMove(user, `Move ${name.en} of October 1st, 2031`);
  window.history.back();
  await screen.findByRole('link', { name: 'Close' });
  await noDialogLeft();
  goTo(path);
  await findGrid('Planned trainings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
