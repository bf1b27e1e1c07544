import fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { runCommand } from '@test/serverProcess';
import { measureServer } from './metrics';

let own: OwnDataDirectory;
beforeEach(async () => {
  own = await makeDataDirectory();
});
afterEach(() => own.remove());

const token = randomBytes(24).toString('base64');

/** Returns the values of the metrics without labels, and of the refusals by their code. */
function valuesIn(text: string): Map<string, number> {
  const lines = text.matchAll(/^([a-z_]+|golfclub_refusals_total\{code="[a-z-]+"\}) (\S+)$/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value === '+Inf' ? Infinity : Number(value)]));
}

test('mails, free disk, failed sign-ins and the age of the last backup are measured', async () => {
  const server = await own.start({ METRICS_TOKEN: token });
  const measured = async () => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return valuesIn(await answer.text());
  };
  const before = await measured();
  expect(before.get('golfclub_mails_waiting')).toBe(0);
  expect(before.get('golfclub_mails_failed')).toBe(0);
  expect(before.get('golfclub_backup_age_seconds')).toBe(Infinity);
  expect(before.get('golfclub_disk_free_bytes')).toBeGreaterThan(32 * 1_048_576);
  expect(before.get('golfclub_refusals_total{code="sign-in-failed"}')).toBe(0);

  await own.query(`
    with club as (
      insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
      values ('Bergblick', 's', '1', '1', 'c', 'germany') returning id)
    insert into mails (kind, golfclub_id, recipient, locale, next_attempt_at, sent_at)
    select 'SIGN_UP', id, recipient, 'en', next_attempt_at, sent_at from club, (values
      ('waiting@a.example', now(), null::timestamptz), ('later@a.example', now() + interval '1 hour', null),
      ('failed@a.example', null, null), ('sent@a.example', null, now())) as mail (recipient, next_attempt_at, sent_at)`);
  const wrong = { usernameOrEmail: 'admin', password: 'not the password' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/api/auth/signin`, { method: 'POST', headers, body: JSON.stringify(wrong) });
  const backup = await runCommand('backup', ['one.backup'], { DATA_DIR: own.dataDir, INIT_CWD: own.dataDir });
  expect(backup).toMatchObject({ code: 0 });

  const after = await measured();
  expect(after.get('golfclub_mails_waiting')).toBe(2);
  expect(after.get('golfclub_mails_failed')).toBe(1);
  expect(after.get('golfclub_refusals_total{code="sign-in-failed"}')).toBe(1);
  expect(after.get('golfclub_backup_age_seconds')).toBeGreaterThanOrEqual(0);
  expect(after.get('golfclub_backup_age_seconds')).toBeLessThan(600);
});

test('what the database does not answer is absent, and the other metrics are there', async () => {
  const app = fastify();
  const away = () => Promise.reject(new Error('away'));
  const registry = measureServer(app, {
    poolUse: () => ({ total: 3, idle: 2, waiting: 1 }),
    reads: () => ({ standby: 0, primary: 0 }),
    log: { dropped: () => 0 },
    embeddedDataDir: null,
    figures: {
      waitingMails: () => Promise.resolve(4),
      failedMails: away,
      backupAge: () => new Promise(() => undefined),
    },
  });
  const values = valuesIn(await registry.metrics());
  await app.close();
  expect(values.get('golfclub_database_waiting')).toBe(1);
  expect(values.get('golfclub_mails_waiting')).toBe(4);
  const absent = ['golfclub_mails_failed', 'golfclub_backup_age_seconds', 'golfclub_disk_free_bytes'];
  expect(absent.filter((name) => values.has(name))).toEqual([]);
});
