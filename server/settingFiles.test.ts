import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusalOf, secret } from '@test/fixtures/refusedSettings';
import { databaseSettings, readSettings } from './settings';

describe('files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'golf-settings-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fileOf(name: string, content: string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  }

  test('every setting can stand in a file, whose line end does not count, also for the commands', async () => {
    const url = 'postgres://golf:hidden@db.example/golf';
    const env = {
      TOKEN_SECRET_FILE: await fileOf('secret', `${secret}\n`),
      TOKEN_SECRET_BEFORE_FILE: await fileOf('before', 'fedcba9876543210'.repeat(2)),
      METRICS_TOKEN_FILE: await fileOf('metrics', 'another-0123456789-of-its-own-abc\r\n'),
      DATABASE_URL_FILE: await fileOf('url', `${url}\n`),
    };
    expect(readSettings(env, { demo: false })).toMatchObject({
      tokenSecret: secret,
      tokenSecretBefore: 'fedcba9876543210'.repeat(2),
      metricsToken: 'another-0123456789-of-its-own-abc',
      databaseUrl: url,
    });
    expect(databaseSettings(env).databaseUrl).toBe(url);
  });

  test('a file that is missing, empty or beside the setting itself is named once, without what it holds', async () => {
    const refusal = refusalOf({
      TOKEN_SECRET: secret,
      TOKEN_SECRET_FILE: await fileOf('twice', secret),
      METRICS_TOKEN_FILE: await fileOf('empty', '\n'),
      DATABASE_URL_FILE: path.join(folder, 'missing'),
    });
    expect(refusal.split('\n').slice(1)).toEqual([
      `  DATABASE_URL_FILE names a file that cannot be read: ${folder}/missing (ENOENT)`,
      '  TOKEN_SECRET and TOKEN_SECRET_FILE are both set: set one of them',
      `  METRICS_TOKEN_FILE names an empty file: ${folder}/empty`,
    ]);
  });

  test.each(['sslrootcert', 'sslcert', 'sslkey'])(
    'a %s that cannot be used is named with its setting',
    async (parameter) => {
      const problemWith = (file: string) =>
        refusalOf({
          TOKEN_SECRET: secret,
          DATABASE_URL: `postgres://golf:hidden@db.example/golf?${parameter}=${file}`,
        });
      const missing = path.join(folder, 'no.pem');
      expect(problemWith(missing)).toMatch(
        `DATABASE_URL names a ${parameter} that cannot be used: ${missing} (ENOENT)`,
      );
      expect(problemWith(folder)).toMatch(/DATABASE_URL names a \w+ that cannot be used: \S+ \(EISDIR\)/);
      const text = await fileOf('text.pem', 'Dear members,');
      expect(problemWith(text)).toMatch(`DATABASE_URL names a ${parameter} that `);
      expect(problemWith(text)).not.toContain('hidden');
    },
  );
});
