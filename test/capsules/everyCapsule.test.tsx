import { screen, waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePageCapsule } from '@/app/capsule/exporting/pageCapsule';
import { reducer } from '@/app/makeStore';
import { deduplicatedCapsule } from '@/capsule/capsuleFile';
import { replay } from '@/capsule/replay';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { errorPage, exportCapsule, openCapsule } from '@test/browser/openCapsule';
import { playersPlay } from '@test/browser/openTrainings';

describe('every capsule', () => {
  const names = readdirSync(__dirname)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));

  describe.each(names)('the capsule %s', (name) => {
    test('shows a screen at its end and wherever there was an error', async () => {
      const { last, stepsWithErrors, showStep } = await openCapsule(name);
      for (const step of new Set([...stepsWithErrors, last])) {
        await showStep(step);
        expect({ step, errorPage: errorPage()?.textContent }).toEqual({ step, errorPage: undefined });
        expect(screen.queryAllByRole('heading')).not.toHaveLength(0);
      }
    });
  });
});

describe('users searched', () => {
  test('what an admin exports of a search among users replays exactly and names nobody', async () => {
    const { fixtures, admin, player, surname, search } = await clubWithMembers();
    const { user, store } = await openApp({ path: '/private/users', as: await fixtures.signedIn(admin) });
    await user.type(await screen.findByRole('searchbox'), surname);
    await waitFor(() => expect(window.location.search).toContain(search));
    const isFound = (entry: { originalArgs?: unknown; status: string } | undefined) =>
      entry?.status === 'fulfilled' && JSON.stringify(entry.originalArgs).includes(`"q":"${surname}"`);
    await waitFor(() => expect(Object.values(store.getState().api.queries).filter(isFound)).toHaveLength(2));
    await rowOf(player.email);
    await user.click(await screen.findByRole('button', { name: `Edit Jörg ${surname}` }));
    await screen.findByRole('dialog');

    const capsule = exportCapsule('usersSearched', store);
    expect(replay(capsule, reducer).diverged).toBeNull();
    expect(capsule.final).toMatchObject({ modal: { dialogs: [{ dialog: { kind: 'user', id: player.id } }] } });
    for (const text of [surname, player.email, player.username, admin.email]) {
      expect(JSON.stringify(capsule)).not.toContain(text);
    }
  });

  test('the screens of the kept one lead from the list to the opened dialog', async () => {
    const { capsule, diverged, last, showStep } = await openCapsule('usersSearched');
    expect(diverged).toBeNull();
    const opened = capsule.steps.findIndex(({ action }) => action.type.startsWith('modal/dialog'));
    await showStep(opened);
    expect(await screen.findAllByRole('link', { name: /@/ })).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await showStep(last);
    expect(await screen.findByRole('dialog', { name: /^Edit/ })).toBeInTheDocument();
  });
});

describe('balls recorded', () => {
  test('what a pro exports of a training at the range replays exactly and names nobody', async () => {
    const { token, path, balls } = await playersPlay({ balls: [3], numberofballs: 4 });
    const { user, store } = await openApp({ path: `${path}&record=all`, as: token });
    await user.click(await screen.findByRole('button', { name: 'Tom Weber, ball 1: open' }));
    await user.keyboard('10');
    await screen.findByRole('button', { name: /^Tom Weber, ball 2: .*saved$/ });
    await waitFor(async () => expect((await balls())[1]).toHaveLength(2));

    const capsule = exportCapsule('ballsRecorded', store);
    expect(replay(capsule, reducer).diverged).toBeNull();
    for (const text of ['Möller', 'Weber', 'Petra']) expect(JSON.stringify(capsule)).not.toContain(text);
  });

  test('110 balls are all in a capsule that can be sent by mail', async () => {
    const { token, path, balls } = await playersPlay({ numberofballs: 55 });
    const { user, store } = await openApp({ path: `${path}&record=all`, as: token });
    await user.click(await screen.findByRole('button', { name: 'Jana Möller, ball 1: open' }));
    await user.keyboard('1'.repeat(110));
    await waitFor(async () => expect((await balls()).flat()).toHaveLength(110), { timeout: 120_000 });

    const result = makePageCapsule(store.getState());
    if ('failure' in result) throw result.failure;
    const { capsule } = result.made;
    expect(capsule.steps.filter(({ action }) => action.type === 'outbox/ballRecorded')).toHaveLength(110);
    expect(gzipSync(JSON.stringify(deduplicatedCapsule(capsule))).length).toBeLessThan(300_000);
    expect(replay(capsule, reducer).diverged).toBeNull();
  });

  test('on the screens of the kept one the balls appear one after the other', async () => {
    const { capsule, diverged, showStep } = await openCapsule('ballsRecorded');
    expect(diverged).toBeNull();
    const recorded = capsule.steps.flatMap(({ action }, index) =>
      action.type === 'outbox/ballRecorded' ? [index] : [],
    );
    expect(recorded).toHaveLength(2);
    const openBalls = () => screen.queryAllByRole('button', { name: /, ball \d: open$/ }).length;
    const seen: number[] = [];
    for (const step of recorded) {
      await showStep(step);
      await waitFor(() => expect(openBalls()).toBeGreaterThan(0));
      seen.push(openBalls());
    }
    await showStep(capsule.steps.length);
    await waitFor(() => expect(openBalls()).toBe((seen[0] ?? 0) - 2));
    expect(seen[1]).toBe((seen[0] ?? 0) - 1);
  });
});
