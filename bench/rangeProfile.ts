import type { Browser, CDPSession, Page } from 'playwright-core';

/** The network of a driving range: bytes per second, and milliseconds added to each request. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
/** How much slower its laptop is than this machine. */
const SLOWDOWN = 4;

/** Slows this page down to the range, and returns the session in which that was done. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await atFullSpeed(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Leaves this page as quick as it is, and returns a session that says what it fetches. */
export async function atFullSpeed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}

/** Takes the slowness back. */
export async function fullSpeed(session: CDPSession): Promise<void> {
  const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Slows down what the service workers fetch, which the page's own profile leaves out. */
export async function slowDownWorkers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  for (const { targetId, type } of targetInfos) {
    if (type !== 'service_worker') continue;
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const calls = [{ method: 'Network.enable' }, { method: 'Network.emulateNetworkConditions', params: NETWORK }];
    for (const [id, call] of calls.entries()) {
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...call }) });
    }
  }
}
