import { act, screen, waitFor, within } from '@testing-library/react';
import { dialogShown } from '@/modal/modalSlice';
import { playerSessionAdded } from '@/outbox/outboxSlice';
import { cutNetwork } from '@test/browser/network';
import { goTo, noDialogLeft, openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a wrong ball', () => {
  test('in the middle is cleared, is open again, counts no more, and can be brought back', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3, 1, 3] });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    expect(screen.queryByRole('button', { name: /^Clear ball/ })).not.toBeInTheDocument();
    await user.click(await button('Ball 2: 1 point, saved'));
    await user.click(await button('Clear ball 2'));
    expect(await button('Ball 2: open')).toBeVisible();
    expect(await screen.findByText('Total: 6 points')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[3, 3], []]));

    await user.click(await button('Undo: Jana Möller, ball 2: taken back'));
    expect(await button('Ball 2: 1 point, saved')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[3, 1, 3], []]));
  });

  test('is given to the player whose it is, without a network too, and comes back by undo', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3, 1] });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    const plugIn = cutNetwork();
    try {
      await user.click(await button('Ball 2: 1 point, saved'));
      await user.click(await button('Give this ball to …'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ball 2 of Jana Möller: give 1 point to …' }));
      await user.click(dialog.getByRole('button', { name: 'Tom Weber, ball 2' }));
      expect(await button('Ball 2: open')).toBeVisible();
      expect(await screen.findByText('1 change kept on this device')).toBeVisible();
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await balls()).toEqual([[3], [1]]));
    expect(await screen.findByText('All sent')).toBeVisible();

    await user.click(await button('Undo: Jana Möller, ball 2 given away'));
    expect(await button('Ball 2: 1 point, saved')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[3, 1], []]));
  });

  test('can be given away although its player session has got its id from the server meanwhile', async () => {
    const { token, path, stored } = await playersPlay({ balls: [3, 1] });
    const { store } = await openApp({ path: `${path}&record=one`, as: token });
    await button('Ball 2: 1 point, saved');
    const [jana] = await stored();
    const added = { key: 'added', localId: 'local', playerDataId: jana?.id ?? '' };
    act(() => {
      store.dispatch(dialogShown({ kind: 'giveBall', playerDataId: added.localId, index: 1 }));
      store.dispatch(playerSessionAdded(added));
    });
    expect(await screen.findByRole('dialog', { name: 'Ball 2 of Jana Möller: give 1 point to …' })).toBeVisible();
  });

  test('and a start handicap keep the names of players whose player sessions are deleted meanwhile', async () => {
    const { token, path, deleteSessions } = await playersPlay({ balls: [3, 1] });
    const { user } = await openApp({ path, as: token });
    await button('Correct the start handicap of Jana Möller: 18.4');
    const plugIn = cutNetwork();
    try {
      await user.click(await button('Correct the start handicap of Jana Möller: 18.4'));
      const handicap = await screen.findByRole('textbox', { name: /^Start handicap of Jana Möller/ });
      await user.clear(handicap);
      await user.type(handicap, '20');
      await user.click(await button('Correct'));
      await noDialogLeft();
      goTo(`${path}&record=one`);
      await user.click(await button('Ball 2: 1 point, saved'));
      await user.click(await button('Give this ball to …'));
      await user.click(await button('Tom Weber, ball 2'));
      await deleteSessions();
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(await button('2 changes need you'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
    expect(await drawer.findByText('Jana Möller, ball 2: 1 point, given to Tom Weber, ball 2')).toBeVisible();
    expect(drawer.getByText('Start handicap of Jana Möller: 20.0')).toBeVisible();
  });

  test('is given to nobody when the browser goes back to the training', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3, 1] });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await user.click(await button('Ball 2: 1 point, saved'));
    await user.click(await button('Give this ball to …'));
    await screen.findByRole('dialog', { name: 'Ball 2 of Jana Möller: give 1 point to …' });
    goTo(path);
    await noDialogLeft();
    expect(await balls()).toEqual([[3, 1], []]);
  });

  test('that somebody corrected meanwhile stays where it is, and the status bar leads to the decision', async () => {
    const { token, path, balls, elsewhere } = await playersPlay({ balls: [3, 1] });
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    const plugIn = cutNetwork();
    try {
      await user.click(await button('Ball 2: 1 point, saved'));
      await user.click(await button('Give this ball to …'));
      await user.click(await button('Tom Weber, ball 2'));
      await elsewhere(0, { index: 1, points: 0 });
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(await button('1 change needs you'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
    expect(
      await drawer.findByText(/^Meanwhile ball 2 of Jana Möller was recorded otherwise: 0 points, by Petra Lang at /),
    ).toBeVisible();
    expect(
      drawer.getByText('They are kept on this device and wait for your decision; none is sent by itself.'),
    ).toBeVisible();
    // It names points that the ball no longer has.
    expect(drawer.queryByRole('button', { name: /^Try again: / })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: /^Leave the ball where it is: / }));
    expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    await waitFor(async () => expect(await balls()).toEqual([[3, 0], []]));
  });
});

describe('a start handicap', () => {
  const open = async (path: string, token: string) => {
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Correct the start handicap of Jana Möller: 18.4'));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the start handicap: Jana Möller' });
    return { user, dialog, field: within(dialog).getByRole('textbox', { name: /^Start handicap of Jana Möller/ }) };
  };

  test('is corrected, without a network too, and says how it is read', async () => {
    const { token, path, handicaps } = await playersPlay({ balls: [3] });
    const { user, dialog, field } = await open(path, token);
    const plugIn = cutNetwork();
    try {
      await user.clear(field);
      await user.type(field, '99');
      await user.click(within(dialog).getByRole('button', { name: 'Correct' }));
      expect(field).toBeInvalid();
      await user.clear(field);
      await user.type(field, '+1.2');
      expect(field).toHaveAccessibleDescription('Read as the plus handicap +1.2, better than scratch.');
      await user.click(within(dialog).getByRole('button', { name: 'Correct' }));
      expect(await button('Correct the start handicap of Jana Möller: +1.2')).toBeVisible();
      expect(
        await screen.findByText('The corrected start handicap is recorded on this device and being sent.'),
      ).toBeVisible();
      expect(await handicaps()).toEqual([18.4, 24]);
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await handicaps()).toEqual([-1.2, 24]));
    expect(await button('Correct the start handicap of Jana Möller: +1.2')).toBeVisible();
  });

  test('with a minus in German is confirmed as a plus handicap before it is sent', async () => {
    const { token, path, handicaps } = await playersPlay({ balls: [3] });
    const { user } = await openApp({ path, as: token, locale: 'de' });
    await user.click(await button('Start-Handicap von Jana Möller korrigieren: 18,4'));
    const field = await screen.findByRole('textbox', { name: /^Start-Handicap von Jana Möller/ });
    await user.clear(field);
    await user.type(field, '-1,2');
    await user.click(await button('Korrigieren'));
    expect(field).toBeInvalid();
    await user.click(await button('Gemeint ist das Plus-Handicap +1,2'));
    await user.click(await button('Korrigieren'));
    await waitFor(async () => expect(await handicaps()).toEqual([-1.2, 24]));
  });

  test('that somebody else corrected meanwhile is decided for', async () => {
    const { token, path, handicaps, correctElsewhere } = await playersPlay({ balls: [3] });
    const { user, dialog, field } = await open(path, token);
    const plugIn = cutNetwork();
    try {
      await user.clear(field);
      await user.type(field, '12.3');
      await user.click(within(dialog).getByRole('button', { name: 'Correct' }));
      await button('Correct the start handicap of Jana Möller: 12.3');
      await correctElsewhere({ handicap: 20, basedOn: 18.4 });
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(await button('1 change needs you'));
    expect(await screen.findByText('Meanwhile somebody set it to 20.0.')).toBeVisible();
    await user.click(await button(/^Take mine: 12\.3: /));
    await waitFor(async () => expect(await handicaps()).toEqual([12.3, 24]));
  });

  test('that somebody else corrected while the dialog is open is decided for too', async () => {
    const { token, path, handicaps, correctElsewhere } = await playersPlay({ balls: [3] });
    const { user, dialog, field } = await open(path, token);
    await correctElsewhere({ handicap: 20, basedOn: 18.4 });
    await screen.findByText('20.0');
    await user.clear(field);
    await user.type(field, '12.3');
    await user.click(within(dialog).getByRole('button', { name: 'Correct' }));
    await user.click(await button('1 change needs you'));
    expect(await screen.findByText('Meanwhile somebody set it to 20.0.')).toBeVisible();
    expect(await handicaps()).toEqual([20, 24]);
  });

  test('that is not touched is not sent, whatever somebody else made of it while the dialog is open', async () => {
    const { token, path, handicaps, correctElsewhere } = await playersPlay({ type: 'TOURNAMENT', teamMode: true });
    const { user } = await openApp({ path, as: token });
    await user.click(await button('Correct the start handicap of Jana Möller, Tom Weber: 18.4, 24.0'));
    const field = await screen.findByRole('textbox', { name: /^Start handicap of Tom Weber/ });
    await correctElsewhere({ handicap: 20, basedOn: 18.4 });
    await screen.findByText('20.0, 24.0');
    await user.clear(field);
    await user.type(field, '12.3');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect(await button('Correct the start handicap of Jana Möller, Tom Weber: 20.0, 12.3')).toBeVisible();
    await waitFor(async () => expect(await handicaps()).toEqual([20, 12.3]));
    expect(await screen.findByText('All sent')).toBeVisible();
  });
});
