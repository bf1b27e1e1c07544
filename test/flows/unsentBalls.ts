import type { Page } from 'playwright-core';

const BALLS = '**/playerdata/*/ball*/add';

/** From now on the sign-in page of some network answers to recorded balls, so that they wait. */
export async function answerFromHotel(page: Page): Promise<void> {
  await page.unroute(BALLS);
  await page.route(BALLS, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Welcome to our hotel</title>' }),
  );
}

/** From now on recorded balls are refused, because somebody else has recorded the same ones. */
export async function refuseAsRecordedTwice(page: Page): Promise<void> {
  await page.unroute(BALLS);
  await page.route(BALLS, (route) => {
    const current = {
      index: 0,
      points: 1,
      version: 1,
      recordedBy: { name: 'Max', surname: 'Kern' },
      recordedAt: '2026-05-14T09:30:00.000Z',
    };
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: '', code: 'ball-conflict', current };
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });
}
