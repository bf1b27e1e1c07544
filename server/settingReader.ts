import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { systemCode } from './cannotStart';
import { certificateProblem } from './db/hosts/certificates';
import { addressProblem } from './db/hosts/hosts';
import { isEmail } from './emailAddress';

export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingReader = ReturnType<typeof settingReader>;

/** Labels of letters, digits and hyphens; the last one holds a letter, or it would be a damaged IPv4 address. */
const hostName = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Returns whether a server can be told to listen there: an IP address, or a host name. */
export const isHost = (text: string): boolean => isIP(text) !== 0 || hostName.test(text);

/**
 * Returns readers of single settings. What is wrong is collected in `problems` instead of thrown, so that all of it
 * can be named at once; the values themselves are never repeated there, for they may be secrets.
 */
export function settingReader(env: Environment) {
  const problems: string[] = [];
  const files = new Map<string, string | null>();

  function text(name: string): string | null {
    const inFile = env[`${name}_FILE`];
    if (!inFile) return env[name] || null;
    const known = files.get(name);
    if (known !== undefined) return known;
    const content = fileContent(name, inFile);
    files.set(name, content);
    return content;
  }

  /** Secrets come as files where an environment can be seen by others; an editor may have ended them with a line end. */
  function fileContent(name: string, file: string): string | null {
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set: set one of them`);
    try {
      const content = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (content === '') problems.push(`${name}_FILE names an empty file: ${file}`);
      return content || null;
    } catch (error) {
      problems.push(`${name}_FILE names a file that cannot be read: ${file} (${systemCode(error)})`);
      return null;
    }
  }

  function host(name: string): string | null {
    const given = text(name);
    if (given !== null && !isHost(given)) {
      problems.push(`${name} must be an IP address or a host name, without protocol and port`);
    }
    return given;
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

  function databaseAddress(name: string): string | null {
    const given = text(name);
    const problem = given === null ? null : (addressProblem(given) ?? certificateProblem(given));
    if (problem !== null) problems.push(`${name} ${problem}`);
    return given;
  }

  function email(name: string): string | null {
    const given = text(name);
    if (given !== null && !isEmail(given)) problems.push(`${name} must be an e-mail address`);
    return given;
  }

  return { text, host, wholeNumber, oneOf, address, databaseAddress, email, problems };
}
