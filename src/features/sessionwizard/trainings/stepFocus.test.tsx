import { screen, waitFor } from '@testing-library/react';
import type { TrainingStatus } from '@contract/lists';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const button = (name: string) => screen.findByRole('button', { name });

async function openTraining(status: TrainingStatus) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const token = await fixtures.signedIn(await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] }));
  const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
  const sessions = [{ players: [await fixtures.member({ club })], status: 'EDIT' as const }];
  const { id } = await fixtures.training({ club, template, status, ...(status === 'FINISHED' ? {} : { sessions }) });
  return { id, ...(await openApp({ path: `/private/sessionwizard/${id}?status=${status}`, as: token })) };
}

describe('the focus', () => {
  test.each([
    ['STARTED', ['Finish: Putting gate', 'Finish anyway'], 'finish'],
    ['FINISHED', ['Mark unfinished: Putting gate'], 'unfinish'],
  ] as const)('stays on the button of a step that fails (%s)', async (status, presses, call) => {
    const { user, id } = await openTraining(status);
    const plugIn = cutNetwork(`${id}/${call}`);
    const resume = pauseNetwork(`${id}/${call}`);
    const pressed = await button(presses[0]);
    try {
      for (const name of presses) await user.click(await button(name));
      await waitFor(() => expect(pressed).toHaveAttribute('aria-disabled', 'true'));
      expect(pressed).toBeEnabled();
    } finally {
      resume();
    }
    expect(await screen.findByRole('alert')).toBeVisible();
    plugIn();
    await waitFor(() => expect(pressed).not.toHaveAttribute('aria-disabled'));
    expect(pressed).toHaveFocus();
  });

  test('is on Call off once finishing waits, and on Finish again once that is called off', async () => {
    const { user } = await openTraining('STARTED');
    const plugIn = cutNetwork('/ball');
    try {
      const presses = ['Holed: 3 points', 'Finish: Putting gate', 'Finish anyway', 'Finish afterwards'];
      for (const name of presses) await user.click(await button(name));
      const callOff = await button('Call off finishing: Putting gate');
      await waitFor(() => expect(callOff).toHaveFocus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Finish: Putting gate' })).toHaveFocus());
    } finally {
      plugIn();
    }
  });
});
