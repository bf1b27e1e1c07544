import { refusalOf, secret } from '@test/fixtures/refusedSettings';
import type { Environment } from './settingReader';
import { databaseSettings, readSettings } from './settings';

test('a server with nothing but its secret has every other setting by default', () => {
  expect(readSettings({ TOKEN_SECRET: secret }, { demo: false })).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: `${process.cwd()}/data/production`,
    databaseUrl: null,
    databaseSessionUrl: null,
    databaseReadUrl: null,
    logLevel: 'info',
    tokenSecret: secret,
    tokenSecretBefore: null,
    metricsToken: null,
    trustProxy: false,
    adminEmail: null,
    mail: null,
    browser: {
      authentication: '',
      golfclub: '',
      challenges: '',
      base: '',
      images: '',
      contactEmail: '',
      stateExport: 'staff',
      reportUrl: '',
      publicUrl: '',
      sendsMail: false,
      privacyUrl: '',
      imprintUrl: '',
    },
  });
});

test('all settings that are missing or wrong are named at once, without their values', () => {
  const refusal = refusalOf({
    HOST: 'http://hidden:80',
    PORT: '80a80',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://user:hidden@host/db',
    DATABASE_SESSION_URL: 'postgres://user:hidden@one:1,two:many/db',
    DATABASE_READ_URL: 'postgres://user:hidden@host/db?target_session_attrs=prefer-standby',
    TRUST_PROXY: 'perhaps',
    ADMIN_EMAIL: 'nobody',
    CONTACT_EMAIL: 'two words@club.example',
    AUTH_URL: 'ftp://elsewhere',
    GOLFCLUB_URL: 'no address',
    CHALLENGES_URL: '/relative',
    BASE_URL: 'javascript:alert(1)',
    IMAGE_URL: '//images',
    STATE_EXPORT: 'admins',
    REPORT_URL: 'https://user:hidden@reports.example',
    SMTP_URL: 'https://user:hidden@mail.example',
    MAIL_FROM: 'two words@club.example',
    PUBLIC_URL: 'club.example',
    PRIVACY_URL: 'privacy',
    IMPRINT_URL: 'javascript:alert(1)',
    METRICS_TOKEN: 'hidden',
  });
  const named = refusal.split('\n').slice(1);
  expect(named.map((line) => line.trim().split(' ')[0])).toEqual([
    'ADMIN_EMAIL',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'HOST',
    'PORT',
    'DATABASE_URL',
    'DATABASE_SESSION_URL',
    'DATABASE_READ_URL',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'AUTH_URL',
    'GOLFCLUB_URL',
    'CHALLENGES_URL',
    'BASE_URL',
    'IMAGE_URL',
    'CONTACT_EMAIL',
    'STATE_EXPORT',
    'REPORT_URL',
    'PRIVACY_URL',
    'IMPRINT_URL',
    'TOKEN_SECRET',
    'METRICS_TOKEN',
  ]);
  expect(refusal).not.toContain('hidden');
});

test.each([
  ['https://reports.example/take', true],
  ['https://git.example/new?title={title}&body={body}', true],
  ['https://git.example/new?title={title}', true],
  ['mailto:qa@club.example?subject={title}', false],
  ['/reports', false],
  ['https://token@reports.example', false],
])('reports go to %s: %p', (REPORT_URL, isTaken) => {
  const refusal = refusalOf({ TOKEN_SECRET: secret, REPORT_URL });
  if (isTaken) expect(refusal).toBe('');
  else expect(refusal).toMatch(/REPORT_URL must be an address that begins with http:\/\/ or https:\/\//);
});

const mailing = {
  TOKEN_SECRET: secret,
  SMTP_URL: 'smtp://office:p%40ss@mail.example',
  MAIL_FROM: 'Golfclub Bergblick <office@club.example>',
  PUBLIC_URL: 'https://app.club.example/',
};

test('with an SMTP_URL the server sends mails, over TLS unless it says otherwise', () => {
  const mailOf = (env: Environment) => readSettings({ ...mailing, ...env }, { demo: false }).mail;
  expect(mailOf({})).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    requiresTls: true,
    auth: { user: 'office', pass: 'p@ss' },
    from: 'Golfclub Bergblick <office@club.example>',
    publicUrl: 'https://app.club.example',
  });
  expect(readSettings(mailing, { demo: false }).browser).toMatchObject({
    sendsMail: true,
    publicUrl: 'https://app.club.example',
  });
  expect(mailOf({ SMTP_URL: 'smtps://mail.example' })).toMatchObject({ port: 465, isSecure: true, auth: null });
  expect(mailOf({ SMTP_URL: 'smtp://relay.club.example:25?ignoreTLS=true' })).toMatchObject({
    port: 25,
    requiresTls: false,
  });
  expect(mailOf({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toMatchObject({ port: 2525, requiresTls: false });
});

test.each([
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL must be an address such as/],
  [{ SMTP_URL: 'smtp://office@mail.example' }, /SMTP_URL needs both a user and a password/],
  [{ SMTP_URL: 'smtp://mail.example?pool=true' }, /SMTP_URL knows no option but/],
  [{ SMTP_URL: undefined }, /MAIL_FROM needs an SMTP_URL/],
  [{ MAIL_FROM: undefined }, /MAIL_FROM is missing/],
  [{ MAIL_FROM: 'office@club.example\r\nBcc: all@club.example' }, /MAIL_FROM must be an e-mail address/],
  [{ PUBLIC_URL: undefined }, /PUBLIC_URL is missing/],
])('mails with %p are refused', (env: Environment, why) => {
  const refusal = refusalOf({ ...mailing, ...env });
  expect(refusal).toMatch(why);
  expect(refusal).not.toContain('p%40ss');
});

test('the demo sends no mails, because its addresses are invented', () => {
  expect(refusalOf({ ...mailing, TOKEN_SECRET: undefined }, true)).toMatch(/SMTP_URL is for production/);
});

test.each(['-1', '65536', '8080.5', ' 8080', '0x50', '1e3'])('the port %p is refused', (PORT) => {
  expect(refusalOf({ TOKEN_SECRET: secret, PORT })).toMatch(/PORT must be a whole number from 0 to 65535/);
});

test('a secret of 31 characters is too short, and is not shown', () => {
  const short = 'y'.repeat(31);
  expect(refusalOf({ TOKEN_SECRET: short })).toMatch(/TOKEN_SECRET is too short/);
  expect(refusalOf({ TOKEN_SECRET: short })).not.toContain(short);
});

test.each([
  ['equal characters', 'y'.repeat(64)],
  ['blanks', ' '.repeat(64)],
  ['few different characters', 'secret '.repeat(9)],
  ['few different characters between blanks', 'a b c d e f g '.repeat(9)],
])('a secret of %s is refused wherever one is set, and is not shown', (_what, guessable) => {
  for (const name of ['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE']) {
    const refusal = refusalOf({ TOKEN_SECRET: secret, [name]: guessable });
    expect(refusal).toContain(`\n  ${name} can be guessed`);
    expect(refusal).not.toContain(guessable);
  }
});

test('metrics are not opened by a token that can be guessed, nor by a secret of tokens', () => {
  const before = 'fedcba9876543210'.repeat(2);
  const metricsRefusal = (METRICS_TOKEN: string) =>
    refusalOf({ TOKEN_SECRET: secret, TOKEN_SECRET_BEFORE: before, METRICS_TOKEN });
  expect(metricsRefusal('y'.repeat(64))).toContain('METRICS_TOKEN can be guessed');
  expect(metricsRefusal(before)).toContain('METRICS_TOKEN must not be');
  expect(metricsRefusal('another-0123456789-of-its-own-abc')).toBe('');
});

test('the secret before is another one, no shorter', () => {
  const before = 'fedcba9876543210'.repeat(2);
  const settings = readSettings({ TOKEN_SECRET: secret, TOKEN_SECRET_BEFORE: before }, { demo: false });
  expect(settings.tokenSecretBefore).toBe(before);
  expect(refusalOf({ TOKEN_SECRET: secret, TOKEN_SECRET_BEFORE: secret })).toContain('TOKEN_SECRET_BEFORE is the');
  expect(refusalOf({ TOKEN_SECRET: secret, TOKEN_SECRET_BEFORE: 'short' })).toContain(
    'TOKEN_SECRET_BEFORE is too short',
  );
});

test.each(['y'.repeat(31), `${'y'.repeat(32)} z`, 'ÿ'.repeat(32), secret])(
  'the token %p opens no metrics, and is not shown',
  (METRICS_TOKEN) => {
    const refusal = refusalOf({ TOKEN_SECRET: secret, METRICS_TOKEN });
    expect(refusal).toContain('\n  METRICS_TOKEN ');
    expect(refusal).not.toContain(METRICS_TOKEN);
  },
);

test('an empty variable counts as missing', () => {
  const settings = readSettings({ TOKEN_SECRET: secret, PORT: '', HOST: '', DATABASE_URL: '' }, { demo: false });
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: null });
});

test('a database is named by several hosts; another way to it, and its standbys, need it to be named', () => {
  const DATABASE_URL = 'postgres://golf@one:5432,two:5433/golf?target_session_attrs=read-write';
  const DATABASE_READ_URL = 'postgres://golf@two/golf';
  expect(readSettings({ TOKEN_SECRET: secret, DATABASE_URL, DATABASE_READ_URL }, { demo: false })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseReadUrl: DATABASE_READ_URL,
  });
  const without = refusalOf({ TOKEN_SECRET: secret, DATABASE_READ_URL, DATABASE_SESSION_URL: DATABASE_READ_URL });
  expect(without).toContain('\n  DATABASE_SESSION_URL needs a DATABASE_URL');
  expect(without).toContain('\n  DATABASE_READ_URL needs a DATABASE_URL');
});

test('a base address loses the slash at its end', () => {
  const { browser } = readSettings({ TOKEN_SECRET: secret, AUTH_URL: 'https://auth.example/' }, { demo: false });
  expect(browser.authentication).toBe('https://auth.example');
});

test('mail links go to the admin when no contact is named', () => {
  const { browser } = readSettings({ TOKEN_SECRET: secret, ADMIN_EMAIL: 'admin@club.example' }, { demo: false });
  expect(browser.contactEmail).toBe('admin@club.example');
});

test('in the demo everyone may export the state, in production staff, unless it is set otherwise', () => {
  const stateExportOf = (env: Environment, demo: boolean) =>
    readSettings({ TOKEN_SECRET: secret, ...env }, { demo }).browser.stateExport;
  expect(stateExportOf({}, true)).toBe('everyone');
  expect(stateExportOf({}, false)).toBe('staff');
  expect(stateExportOf({ STATE_EXPORT: 'off' }, true)).toBe('off');
  expect(stateExportOf({ STATE_EXPORT: 'everyone' }, false)).toBe('everyone');
});

test.each(['127.0.0.1', '::1', 'localhost'])('the demo listens on %s', (HOST) => {
  expect(refusalOf({ TOKEN_SECRET: secret, HOST }, true)).toBe('');
});

test.each(['0.0.0.0', '::', '10.1.2.3', 'fe80::1%eth0', 'club.example', 'app-1', 'xn--golf-abc.example'])(
  'production may listen on %s',
  (HOST) => {
    expect(readSettings({ TOKEN_SECRET: secret, HOST }, { demo: false }).host).toBe(HOST);
  },
);

test.each([
  'http://0.0.0.0',
  '0.0.0.0:8080',
  '[::1]',
  '999.1.1.1',
  '1.2.3',
  ' 127.0.0.1',
  'two words',
  'a_b',
  '-a.example',
])('HOST %p is refused by its name', (HOST) => {
  for (const demo of [false, true]) {
    expect(refusalOf({ TOKEN_SECRET: secret, HOST }, demo)).toMatch(
      /:\n {2}HOST must be an IP address or a host name, without protocol and port$/,
    );
  }
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'club.example'])('the demo does not listen on %s', (HOST) => {
  expect(refusalOf({ TOKEN_SECRET: secret, HOST }, true)).toMatch(/HOST must be one of/);
});

test('the demo has a data directory of its own', () => {
  expect(readSettings({}, { demo: true }).dataDir).toBe(`${process.cwd()}/data/demo`);
  expect(databaseSettings({}).dataDir).toBe(`${process.cwd()}/data/production`);
});
