import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { gridTexts } from '@test/browser/openGrid';
import { playersPlay } from '@test/browser/openTrainings';

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
});

const statusBar = async () => within(await screen.findByRole('group', { name: 'Connection and unsent balls' }));

const sessionRows = async () => gridTexts(await screen.findByRole('grid', { name: 'Player sessions' }));

test('without the server the page counts what is unsent, says once that it is not reached, and keeps no error after it is back', async () => {
  const { token, path } = await playersPlay({ numberofballs: 4 });
  const { user, store } = await openApp({ path, as: token });
  const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
  const status = await statusBar();
  expect(await status.findByText('All sent')).toBeVisible();
  expect(status.getByRole('status')).toBeEmptyDOMElement();
  // Whatever has no answer yet would say of itself that the server is not reached.
  await waitFor(() =>
    expect(
      Object.values(store.getState().api.queries).filter((query) => query?.status === QueryStatus.pending),
    ).toEqual([]),
  );

  const plugIn = cutNetwork();
  try {
    await user.click(holed);
    await user.click(holed);
    expect(await status.findByText('2 balls kept on this device')).toBeVisible();
    expect(await status.findByText('Server not reached')).toBeVisible();
    expect(status.getByRole('status')).toHaveTextContent(
      'There is no connection. What is recorded stays on this device until it is back.',
    );
    const [jana = []] = await sessionRows();
    expect(jana).toEqual(expect.arrayContaining(['2 of 4', '6']));
    expect(screen.getAllByText(/cannot be reached/)).toHaveLength(1);
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await status.findByText('All sent')).toBeVisible();
  expect(status.getByRole('status')).toHaveTextContent('Everything is sent.');
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument());
  const [jana = []] = await sessionRows();
  expect(jana).toEqual(expect.arrayContaining(['2 of 4', '6']));
});

test('in the recorder a ball that needs a decision is named on top and decided from there', async () => {
  const { token, path, elsewhere, balls } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
  const plugIn = cutNetwork();
  try {
    await user.click(holed);
    await (await statusBar()).findByText('1 ball kept on this device');
    await elsewhere(0, { index: 0, points: 1 });
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  const status = await statusBar();
  const needed = await status.findByRole('button', { name: '1 ball needs you' });
  expect(status.getByRole('status')).toHaveTextContent('1 recorded entry needs your decision.');
  await user.click(needed);
  const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
  await user.click(await drawer.findByRole('button', { name: /^Choose theirs: 1 point: / }));
  expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: /^Record balls: / })).toBeVisible();
  expect(await (await statusBar()).findByText('All sent')).toBeVisible();
  expect(await balls()).toEqual([[1], []]);
});

test('on a phone the recorder shows the name of the training alone and the connection in a few words, and says all of it', async () => {
  window.innerWidth = 390;
  const { token, path } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
  const title = screen.getByRole('heading', { name: /^Record balls: / });
  expect(title).not.toHaveTextContent('Record balls');
  expect(title).toHaveAccessibleName(`Record balls: ${title.textContent}`);
  const plugIn = cutNetwork();
  try {
    await user.click(holed);
    const status = await statusBar();
    expect(await status.findByText('1 ball')).toBeVisible();
    expect(await status.findByText('No server')).toBeVisible();
    expect(status.getByText('1 ball kept on this device')).toBeInTheDocument();
    expect(status.getByText('Server not reached')).toBeInTheDocument();
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await (await statusBar()).findByText('All sent')).toBeVisible();
});
