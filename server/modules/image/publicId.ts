import { randomBytes } from 'node:crypto';

const LONGEST_NAME = 40;
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns a new public id that begins like the name of the file, in letters that need no encoding in an address. */
export function newPublicId(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_NAME)
    .replace(/-$/, '');
  return `${name || 'image'}-${randomBytes(4).toString('hex')}`;
}
