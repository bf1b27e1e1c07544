import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { readWorkbook } from '@/ui/xlsx/readWorkbook';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { clubWithEntries } from '@test/browser/clubWithEntries';
import { sql } from '@test/fixtures/database';
import { openBrowser } from './browser';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('de'))(
  'every list is exported as a workbook and as CSV, and printed (%s)',
  async (locale) => {
    const { fixtures, club, jana } = await clubWithEntries();
    await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [jana] }] });
    const { id } = await fixtures.training({
      club,
      status: 'FINISHED',
      sessions: [{ players: [jana], balls: [3, 3, 3, 3] }],
    });
    await sql(`insert into changes (action, golfclub_id, golfclub_name) values ('golfclub.edited', $1, $2)`, [
      club.id,
      club.name,
    ]);
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const { page, t, complaints } = await openSignedIn(browser, locale, admin);
    const lists: [path: string, text: string][] = [
      [`users?club=${club.id}`, jana.email],
      ['golfclubs', club.name],
      [`sessionplanner?club=${club.id}&status=FINISHED`, t('planner.table.plannedDate')],
      [`activetrainingsessions?club=${club.id}&show=active`, t('activeTrainings.field.lastUpdate')],
      [`activetrainingsessions?club=${club.id}&show=finished`, t('activeTrainings.field.prize')],
      [`leaguetable?club=${club.id}`, `${jana.name} ${jana.surname}`],
      [`leaguetableentries?club=${club.id}`, `${jana.name} ${jana.surname}`],
      [`winners/${id}`, `${jana.name} ${jana.surname}`],
      [`playerstatistics/${jana.username}`, t('statistics.points')],
      [`changes?club=${club.id}`, club.name],
    ];
    for (const [path, text] of lists) {
      await page.goto(`/private/${path}`);
      await page.evaluate(() => {
        window.print = () => {
          document.body.dataset['paper'] = document.querySelector('[data-printed]')?.textContent ?? '';
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      const read = async (kind: 'csv' | 'xlsx') => {
        const downloading = page.waitForEvent('download');
        await page
          .getByRole('button', { name: t('ui.grid.exporting.export'), exact: true })
          .first()
          .click();
        await page.getByRole('menuitem', { name: t(`ui.grid.exporting.${kind}`) }).click();
        return readFile(await (await downloading).path());
      };
      expect([path, (await read('csv')).toString('utf8')]).toEqual([path, expect.stringContaining(text)]);
      const rows = await readWorkbook(new Uint8Array(await read('xlsx')));
      expect([path, rows.flatMap(({ cells }) => cells)]).toEqual([path, expect.arrayContaining([text])]);
      await page
        .getByRole('button', { name: t('ui.grid.exporting.print'), exact: true })
        .first()
        .click();
      await page.waitForFunction((wanted) => document.body.dataset['paper']?.includes(wanted), text);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);
