import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'golf-pg-';
/** The address of a unix socket has room for 107 bytes, on macOS for 103. */
const MOST_BYTES = 103;

/** Makes a folder for the socket that only this user can enter, an earlier one anew or a fresh one; its path must be short. */
export async function makeSocketFolder(earlier: string | null): Promise<string> {
  if (earlier !== null) {
    await removeSocketFolder(earlier);
    await mkdir(earlier, { mode: 0o700 });
    return earlier;
  }
  const usual = path.join(tmpdir(), PREFIX);
  const longest = Buffer.byteLength(path.join(`${usual}XXXXXX`, '.s.PGSQL.5432.lock'));
  return mkdtemp(longest <= MOST_BYTES ? usual : path.join('/tmp', PREFIX));
}

/** Removes a folder that `makeSocketFolder` has made, in this process or in an earlier one. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (path.basename(folder).startsWith(PREFIX)) await rm(folder, { recursive: true, force: true });
}
