// Makes a test of a capsule: npm run capsule:test FILE [NAME]
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LARGEST_BYTES, readCapsule, type Refusal } from '../src/capsule/readCapsule';
import { textOfCapsuleTest } from './capsuleTestText';

/** Below the folder that npm runs a script in, which is the one of package.json. */
const folder = path.join('test', 'capsules');

function reasonOf(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'tooLarge':
      return `is larger than ${LARGEST_BYTES / 1024 / 1024} MB`;
    case 'damaged':
      return 'is cut off, or no JSON at all';
    case 'foreign':
      return 'is no capsule of this app';
    case 'newer':
      return `was made by a newer version of the app (${refusal.version || 'unnamed'}): update this one first`;
    case 'damagedInside':
      return `is damaged at ${refusal.place}`;
  }
}

/** Ends the script with what whoever runs it has to know. */
class Told extends Error {}

async function make([given, wished]: readonly string[]): Promise<void> {
  if (given === undefined) throw new Told('Which file? npm run capsule:test FILE [NAME]');
  // Where npm was called, which may be a folder further down.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const name = wished ?? path.basename(file).replace(/(\.json)?(\.gz)?$/i, '');
  if (!/^[a-z][\w-]*$/i.test(name)) throw new Told(`"${name}" is no name for a test: take letters, digits and hyphens`);
  const bytes = await readFile(file).catch(() => {
    throw new Told(`${given} cannot be read`);
  });
  const read = await readCapsule(new Blob([new Uint8Array(bytes)]));
  if ('refused' in read) throw new Told(`${given} ${reasonOf(read.refused)}`);

  const capsuleFile = path.join(folder, `${name}.json`);
  const testFile = path.join(folder, `${name}.test.tsx`);
  const isReplaced = existsSync(capsuleFile);
  const isThere = existsSync(testFile);
  await mkdir(folder, { recursive: true });
  await writeFile(capsuleFile, await pretty(JSON.stringify(read.capsule), 'json'));
  if (!isThere) await writeFile(testFile, await pretty(textOfCapsuleTest(name, read.capsule), 'typescript'));
  const { steps, errors } = read.capsule;
  console.log(`${isReplaced ? 'Replaced' : 'Wrote'} ${capsuleFile}: ${steps.length} steps, ${errors.length} errors.`);
  console.log(isThere ? `Left ${testFile} as it was.` : `Wrote ${testFile}: add what should be on the screen there.`);
  console.log(`Run it: npx jest ${testFile}`);
}

const pretty = async (text: string, parser: string): Promise<string> =>
  format(text, { ...(await resolveConfig(path.resolve(__dirname, '../package.json'))), parser });

make(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Told ? error.message : error);
  process.exitCode = 1;
});
