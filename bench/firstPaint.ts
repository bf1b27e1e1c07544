import { openBrowser } from '../test/flows/browser';

/** Returns how many bytes Chromium fetches, compressed and with headers, to show the login page for the first time. */
export async function bytesOfLogin(url: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${url}/public/login`, { waitUntil: 'networkidle' });
    await page.locator('input[type=password]').waitFor();
    return bytes;
  } finally {
    await browser.close();
  }
}
