import path from 'node:path';
import type { BrowserSettings } from '@contract/browserSettings';
import { stateExports } from '@contract/lists';
import { CannotStart } from './cannotStart';

export interface Settings {
  host: string;
  /** 0 lets the operating system choose. */
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Null starts the embedded database. */
  databaseUrl: string | null;
  logLevel: string;
  tokenSecret: string;
  /** Verifies tokens that were signed with it before; null: there is none. */
  tokenSecretBefore: string | null;
  /** Opens `/metrics` to whoever has it; null: there is none. */
  metricsToken: string | null;
  trustProxy: boolean;
  adminEmail: string | null;
  browser: BrowserSettings;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const loopback = ['127.0.0.1', '::1', 'localhost'];
const SHORTEST_SECRET = 32;
/** Of 32 random hexadecimal digits, fewer than this come up once in ten million times. */
const LEAST_DISTINCT = 8;
/** As a bearer token (RFC 6750). */
const sendable = new RegExp(`^[\\w.~+/=-]{${SHORTEST_SECRET},}$`);

/** Returns the folder of the embedded database, absolute. */
export function dataDirOf(env: Environment): string {
  return path.resolve(env['DATA_DIR'] || 'data');
}

/**
 * Returns the settings of this environment; an empty variable counts as missing. The demo listens on loopback
 * addresses only. Throws `CannotStart` naming every missing or wrong setting.
 */
export function readSettings(env: Environment, { demo }: { demo: boolean }): Settings {
  const { text, wholeNumber, oneOf, address, email, problems } = settingReader(env);
  const adminEmail = email('ADMIN_EMAIL');
  const settings: Settings = {
    host: text('HOST') ?? '127.0.0.1',
    port: wholeNumber('PORT', { least: 0, most: 65_535, otherwise: 8080 }),
    dataDir: dataDirOf(env),
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    logLevel: oneOf('LOG_LEVEL', logLevels, demo ? 'warn' : 'info'),
    tokenSecret: text('TOKEN_SECRET') ?? '',
    tokenSecretBefore: text('TOKEN_SECRET_BEFORE'),
    metricsToken: text('METRICS_TOKEN'),
    trustProxy: oneOf('TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    adminEmail,
    browser: {
      authentication: base('AUTH_URL'),
      golfclub: base('GOLFCLUB_URL'),
      challenges: base('CHALLENGES_URL'),
      base: base('BASE_URL'),
      images: base('IMAGE_URL'),
      contactEmail: email('CONTACT_EMAIL') ?? adminEmail ?? (demo ? 'office@demo.golf' : ''),
      stateExport: oneOf('STATE_EXPORT', stateExports, demo ? 'everyone' : 'staff'),
      reportUrl: reportUrl(),
    },
  };
  if (settings.tokenSecret === '') {
    problems.push('TOKEN_SECRET is missing: it signs the tokens and needs at least 32 random characters');
  } else refuseGuessable('TOKEN_SECRET', settings.tokenSecret);
  if (settings.tokenSecretBefore !== null) refuseGuessable('TOKEN_SECRET_BEFORE', settings.tokenSecretBefore);
  if (settings.tokenSecretBefore === settings.tokenSecret) {
    problems.push('TOKEN_SECRET_BEFORE is the TOKEN_SECRET: set the new one there, and the old one here');
  }
  if (settings.metricsToken !== null && !sendable.test(settings.metricsToken)) {
    problems.push(`METRICS_TOKEN needs at least ${SHORTEST_SECRET} characters, and only letters, digits and -._~+/=`);
  } else if (settings.metricsToken !== null) {
    refuseGuessable('METRICS_TOKEN', settings.metricsToken);
    if ([settings.tokenSecret, settings.tokenSecretBefore].includes(settings.metricsToken)) {
      problems.push('METRICS_TOKEN must not be the TOKEN_SECRET: who may measure could sign in as anybody');
    }
  }
  if (demo && !loopback.includes(settings.host)) {
    problems.push(`HOST must be one of ${loopback.join(', ')} in the demo, because its passwords are public`);
  }
  if (problems.length > 0) throw new CannotStart(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`);
  return settings;

  function refuseGuessable(name: string, secret: string): void {
    if (secret.length < SHORTEST_SECRET) {
      problems.push(`${name} is too short: it needs at least ${SHORTEST_SECRET} characters`);
    } else if (new Set(secret.replaceAll(/\s/g, '')).size < LEAST_DISTINCT) {
      problems.push(`${name} can be guessed: it needs random characters, at least ${LEAST_DISTINCT} different ones`);
    }
  }

  /** Everybody can read it in the page, so it holds no password; browsers would not call such an address anyway. */
  function reportUrl(): string {
    const given = text('REPORT_URL') ?? '';
    const filled = given.replaceAll(/\{(?:title|body)\}/g, '');
    const { protocol, username } = URL.canParse(filled) ? new URL(filled) : { protocol: '', username: '' };
    if (given !== '' && (!['http:', 'https:'].includes(protocol) || username !== '')) {
      problems.push('REPORT_URL must be an address that begins with http:// or https://, without a name or password');
    }
    return given;
  }

  function base(name: string): string {
    return (address(name, ['http:', 'https:']) ?? '').replace(/\/+$/, '');
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns readers of single settings. What is wrong is collected in `problems` instead of thrown, so that all of it
 * can be named at once; the values themselves are never repeated there, for they may be secrets.
 */
export function settingReader(env: Environment) {
  const problems: string[] = [];

  function text(name: string): string | null {
    return env[name] || null;
  }

  function wholeNumber(name: string, { least, most, otherwise }: { least: number; most: number; otherwise: number }) {
    const given = text(name);
    if (given === null) return otherwise;
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    problems.push(`${name} must be a whole number from ${least} to ${most}`);
    return otherwise;
  }

  function oneOf<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
    const given = text(name);
    if (given === null) return otherwise;
    const chosen = choices.find((choice) => choice === given);
    if (chosen === undefined) problems.push(`${name} must be one of ${choices.join(', ')}`);
    return chosen ?? otherwise;
  }

  function address(name: string, protocols: readonly string[]): string | null {
    const given = text(name);
    if (given === null) return null;
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      problems.push(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`);
    }
    return given;
  }

  function email(name: string): string | null {
    const given = text(name);
    if (given !== null && !/^[^\s@]+@[^\s@]+$/.test(given)) problems.push(`${name} must be an e-mail address`);
    return given;
  }

  return { text, wholeNumber, oneOf, address, email, problems };
}
