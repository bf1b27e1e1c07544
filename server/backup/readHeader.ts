import { Value } from '@sinclair/typebox/value';
import type { Migration } from '../db/migrations';
import { BadBackup, damaged, foreign } from './badBackup';
import { AnyHeader, BackupHeader, FORMAT_VERSION, heldIn } from './format';

/** Returns the header in this line. Throws `BadBackup` when the file is foreign or newer than this version. */
export function readHeader(file: string, line: Buffer, known: readonly Migration[]): BackupHeader {
  const header = heldIn(line);
  if (!Value.Check(AnyHeader, header)) throw foreign(file);
  if (header.formatVersion > FORMAT_VERSION) {
    throw newer(file, `its format is ${header.formatVersion}, known is ${FORMAT_VERSION}`);
  }
  if (!Value.Check(BackupHeader, header)) throw damaged(file, 'its header');
  for (const [index, { name, checksum }] of header.migrations.entries()) {
    const ours = known[index];
    if (ours === undefined) {
      throw newer(file, `it has ${name}, and this version ends at ${known.at(-1)?.name ?? 'nothing'}`);
    }
    if (ours.checksum !== checksum) {
      throw new BadBackup(file, `was made with another content of migration ${name} than this version has.`);
    }
  }
  return header;
}

function newer(file: string, how: string): BadBackup {
  return new BadBackup(file, `was made by a newer version: ${how}. Restore it with that version.`);
}
