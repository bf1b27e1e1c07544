import path from 'node:path';
import type { BrowserSettings } from '@contract/browserSettings';
import { stateExports } from '@contract/lists';
import { CannotStart } from './cannotStart';
import type { DataKind } from './db/kind';
import { type MailSettings, readSmtpUrl } from './mail/mailSettings';
import { type Environment, isHost, settingReader, type SettingReader } from './settingReader';

export interface Settings extends DatabaseSettings {
  host: string;
  /** 0 lets the operating system choose. */
  port: number;
  logLevel: string;
  /** Empty only for the demo: then it makes its own. */
  tokenSecret: string;
  /** Verifies tokens that were signed with it before; null: there is none. */
  tokenSecretBefore: string | null;
  /** Opens `/metrics` to whoever has it; null: there is none. */
  metricsToken: string | null;
  trustProxy: boolean;
  adminEmail: string | null;
  /** Null: this server sends no mail. */
  mail: MailSettings | null;
  browser: BrowserSettings;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const webProtocols: readonly string[] = ['http:', 'https:'];
const loopback = ['127.0.0.1', '::1', 'localhost'];
const SHORTEST_SECRET = 32;
/** Of 32 random hexadecimal digits, fewer than this come up once in ten million times. */
const LEAST_DISTINCT = 8;
/** As a bearer token (RFC 6750). */
const sendable = new RegExp(`^[\\w.~+/=-]{${SHORTEST_SECRET},}$`);

/** Which database the settings name. */
export interface DatabaseSettings {
  /** Null means the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The same database by connections with a session of their own, where those of `databaseUrl` have none. */
  databaseSessionUrl?: string | null;
  /** Standbys of the same database. */
  databaseReadUrl?: string | null;
  /** Absolute. */
  dataDir: string;
}

/** Returns the database of production that this environment names. Throws `CannotStart` when a setting is wrong. */
export function databaseSettings(env: Environment): DatabaseSettings {
  const reader = settingReader(env);
  const database = readDatabaseSettings(reader, 'production');
  refuseProblems(reader.problems);
  return database;
}

/** Returns the data directory without a DATA_DIR: the demo and production share nothing, so each has its own. */
export function dataDirFor(kind: DataKind): string {
  return path.resolve('data', kind);
}

function readDatabaseSettings({ text, databaseAddress, problems }: SettingReader, kind: DataKind): DatabaseSettings {
  const dataDir = text('DATA_DIR');
  const database = {
    databaseUrl: databaseAddress('DATABASE_URL'),
    databaseSessionUrl: databaseAddress('DATABASE_SESSION_URL'),
    databaseReadUrl: databaseAddress('DATABASE_READ_URL'),
    dataDir: dataDir === null ? dataDirFor(kind) : path.resolve(dataDir),
  };
  for (const name of ['DATABASE_SESSION_URL', 'DATABASE_READ_URL']) {
    if (text(name) !== null && database.databaseUrl === null) {
      problems.push(`${name} needs a DATABASE_URL: it names the same database by another way`);
    }
  }
  return database;
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new CannotStart(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`);
}

/**
 * Returns the settings of this environment; an empty variable counts as missing, and each may stand in a file that
 * `…_FILE` names. The demo listens on loopback addresses only. Throws `CannotStart` naming every missing or wrong setting.
 */
export function readSettings(env: Environment, { demo }: { demo: boolean }): Settings {
  const reader = settingReader(env);
  const { text, host, wholeNumber, oneOf, address, email, problems } = reader;
  const adminEmail = email('ADMIN_EMAIL');
  const publicUrl = address('PUBLIC_URL', webProtocols)?.replace(/\/+$/, '') ?? null;
  const mail = mailSettings(reader, { demo, publicUrl });
  const settings: Settings = {
    host: host('HOST') ?? '127.0.0.1',
    port: wholeNumber('PORT', { least: 0, most: 65_535, otherwise: 8080 }),
    ...readDatabaseSettings(reader, demo ? 'demo' : 'production'),
    logLevel: oneOf('LOG_LEVEL', logLevels, demo ? 'warn' : 'info'),
    tokenSecret: text('TOKEN_SECRET') ?? '',
    tokenSecretBefore: text('TOKEN_SECRET_BEFORE'),
    metricsToken: text('METRICS_TOKEN'),
    trustProxy: oneOf('TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    adminEmail,
    mail,
    browser: readBrowserSettings(reader, { demo, adminEmail, publicUrl, sendsMail: mail !== null }),
  };
  if (settings.tokenSecret === '' && !demo) {
    problems.push('TOKEN_SECRET is missing: it signs the tokens and needs at least 32 random characters');
  }
  problems.push(...problemsOfSecrets(settings));
  if (demo && isHost(settings.host) && !loopback.includes(settings.host)) {
    problems.push(`HOST must be one of ${loopback.join(', ')} in the demo, because its passwords are public`);
  }
  refuseProblems(problems);
  return settings;
}

/** Returns what each page gets. */
function readBrowserSettings(
  { text, oneOf, address, email, problems }: SettingReader,
  {
    demo,
    adminEmail,
    publicUrl,
    sendsMail,
  }: {
    demo: boolean;
    adminEmail: string | null;
    publicUrl: string | null;
    sendsMail: boolean;
  },
): BrowserSettings {
  return {
    authentication: base('AUTH_URL'),
    golfclub: base('GOLFCLUB_URL'),
    challenges: base('CHALLENGES_URL'),
    base: base('BASE_URL'),
    images: base('IMAGE_URL'),
    contactEmail: email('CONTACT_EMAIL') ?? adminEmail ?? (demo ? 'office@demo.golf' : ''),
    stateExport: oneOf('STATE_EXPORT', stateExports, demo ? 'everyone' : 'staff'),
    reportUrl: reportUrl(),
    publicUrl: publicUrl ?? '',
    sendsMail,
    privacyUrl: address('PRIVACY_URL', webProtocols) ?? '',
    imprintUrl: address('IMPRINT_URL', webProtocols) ?? '',
  };

  function base(name: string): string {
    return (address(name, webProtocols) ?? '').replace(/\/+$/, '');
  }

  /** Everybody can read it in the page, so it holds no password; browsers would not call such an address anyway. */
  function reportUrl(): string {
    const given = text('REPORT_URL') ?? '';
    const filled = given.replaceAll(/\{(?:title|body)\}/g, '');
    const { protocol, username } = URL.canParse(filled) ? new URL(filled) : { protocol: '', username: '' };
    if (given !== '' && (!webProtocols.includes(protocol) || username !== '')) {
      problems.push('REPORT_URL must be an address that begins with http:// or https://, without a name or password');
    }
    return given;
  }
}

/** Returns what is wrong with the secrets that are set: short, guessable, or one in the place of another. */
function problemsOfSecrets({
  tokenSecret,
  tokenSecretBefore,
  metricsToken,
}: Pick<Settings, 'tokenSecret' | 'tokenSecretBefore' | 'metricsToken'>): readonly string[] {
  const problems = tokenSecret === '' ? [] : guessable('TOKEN_SECRET', tokenSecret);
  if (tokenSecretBefore !== null) problems.push(...guessable('TOKEN_SECRET_BEFORE', tokenSecretBefore));
  if (tokenSecretBefore === tokenSecret) {
    problems.push('TOKEN_SECRET_BEFORE is the TOKEN_SECRET: set the new one there, and the old one here');
  }
  if (metricsToken === null) return problems;
  if (!sendable.test(metricsToken)) {
    problems.push(`METRICS_TOKEN needs at least ${SHORTEST_SECRET} characters, and only letters, digits and -._~+/=`);
    return problems;
  }
  problems.push(...guessable('METRICS_TOKEN', metricsToken));
  if ([tokenSecret, tokenSecretBefore].includes(metricsToken)) {
    problems.push('METRICS_TOKEN must not be the TOKEN_SECRET: who may measure could sign in as anybody');
  }
  return problems;
}

function guessable(name: string, secret: string): string[] {
  if (secret.length < SHORTEST_SECRET) return [`${name} is too short: it needs at least ${SHORTEST_SECRET} characters`];
  const isVaried = new Set(secret.replaceAll(/\s/g, '')).size >= LEAST_DISTINCT;
  return isVaried
    ? []
    : [`${name} can be guessed: it needs random characters, at least ${LEAST_DISTINCT} different ones`];
}

/** Without an `SMTP_URL` no mail is sent. Addresses of the demo are invented, so it sends none. */
function mailSettings(
  { text, problems }: SettingReader,
  { demo, publicUrl }: { demo: boolean; publicUrl: string | null },
): MailSettings | null {
  const [smtpUrl, from] = [text('SMTP_URL'), text('MAIL_FROM')];
  if (smtpUrl === null) {
    if (from !== null) problems.push('MAIL_FROM needs an SMTP_URL: it says from whom the mails come');
    return null;
  }
  if (demo) problems.push('SMTP_URL is for production: the addresses of the demo are invented');
  const server = readSmtpUrl(smtpUrl);
  if ('problem' in server) problems.push(`SMTP_URL ${server.problem}`);
  if (from === null) problems.push('MAIL_FROM is missing: with an SMTP_URL it says from whom the mails come');
  else if (!/^(?:[^<>"\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from)) {
    problems.push('MAIL_FROM must be an e-mail address, or a name with one: Golfclub <office@club.example>');
  }
  if (publicUrl === null)
    problems.push('PUBLIC_URL is missing: with an SMTP_URL it is the address of the app in mails');
  if ('problem' in server || from === null || publicUrl === null) return null;
  return { ...server, from, publicUrl };
}

/** Returns the secrets of the server: the first signs, all verify. */
export function secretsOf({
  tokenSecret,
  tokenSecretBefore,
}: Pick<Settings, 'tokenSecret' | 'tokenSecretBefore'>): readonly [string, ...string[]] {
  return tokenSecretBefore === null ? [tokenSecret] : [tokenSecret, tokenSecretBefore];
}
