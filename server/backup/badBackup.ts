import { isNativeError } from 'node:util/types';
import { CannotStart } from '../cannotStart';
import { LongLine } from './lines';

const CUT_OFF = 'Z_BUF_ERROR';

/** Why a file cannot be restored. */
export class BadBackup extends CannotStart {
  constructor(file: string, why: string) {
    super(`${file} ${why} Nothing was changed.`);
  }
}

export function damaged(file: string, where: string): BadBackup {
  return new BadBackup(file, `is damaged (${where}). Take another backup.`);
}

/** Returns what reading the file failed with as an operator can use it. */
export function readingFailure(file: string, error: unknown): Error {
  if (!isNativeError(error)) return new Error(String(error));
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new CannotStart(`There is no file ${file}`);
  if (code === 'EISDIR') return new CannotStart(`${file} is a folder`);
  if (code === CUT_OFF) return new BadBackup(file, 'was cut off. Take another backup.');
  // Not packed at all, or without a first line.
  if (error.message === 'incorrect header check' || error instanceof LongLine) return foreign(file);
  return code.startsWith('Z_') ? damaged(file, 'it cannot be unpacked') : error;
}

export function foreign(file: string): BadBackup {
  return new BadBackup(file, 'is no backup of this application.');
}
