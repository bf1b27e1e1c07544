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
