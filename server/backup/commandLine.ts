import path from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../cannotStart';

export interface CommandLine {
  given: string;
  isFlagged: boolean;
}

/** Returns the one thing that was given and whether the flag was. Throws `CannotStart` showing the usage. */
export function readCommandLine(args: readonly string[], flag: string, usage: string): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { [flag]: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [given, ...more] = positionals;
    if (given !== undefined && given !== '' && more.length === 0) return { given, isFlagged: values[flag] === true };
  } catch {
    // Then it is shown how it is used.
  }
  throw new CannotStart(`Usage: ${usage}`);
}

/** Returns the file as whoever typed the command means it; npm itself goes to the folder of the project. */
export function typedFile(given: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', given);
}
