// Makes a test of a capsule or of a state: npm run capsule:test FILE [NAME]
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { MOST_ACTIONS } from '../src/capsule/devToolsImport';
import { LARGEST_BYTES, readJson } from '../src/capsule/jsonFile';
import { capsuleIn } from '../src/capsule/readCapsule';
import type { Refusal } from '../src/capsule/refusal';
import { stateIn } from '../src/capsule/stateFile';
import { textOfCapsuleTest } from './capsuleTestText';
import { textOfStateTest } from './stateTestText';

/** Below the folder that npm runs a script in, which is the one of package.json. */
const capsules = path.join('test', 'capsules');
const states = path.join(capsules, 'states');

function reasonOf(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'tooLarge':
      return `is larger than ${LARGEST_BYTES / 1024 / 1024} MB`;
    case 'damaged':
      return 'is cut off, or no JSON at all';
    case 'foreign':
      return 'is no capsule and no state of this app';
    case 'newer':
      return `was made by a newer version of the app (${refusal.version || 'unnamed'}): update this one first`;
    case 'damagedInside':
      return `is damaged at ${refusal.place}`;
    case 'forbiddenKey':
      return `has a forbidden name at ${refusal.place}`;
    case 'tooDeep':
      return 'is nested too deep';
    case 'unknownSlice':
      return `has the slice ${refusal.slice}, which this version of the app does not have`;
    case 'tooManyActions':
      return `has more than ${MOST_ACTIONS} actions`;
  }
}

/** Ends the script with what whoever runs it has to know. */
class Told extends Error {}

/** What is kept, and the test of it. */
interface Kept {
  folder: string;
  value: unknown;
  test: (name: string) => string;
  what: string;
}

function keptOf(value: unknown): Kept | { refused: Refusal } {
  const capsule = capsuleIn(value);
  if (capsule) {
    if ('refused' in capsule) return capsule;
    const { steps, errors } = capsule.capsule;
    return {
      folder: capsules,
      value,
      test: (name) => textOfCapsuleTest(name, capsule.capsule),
      what: `${steps.length} steps, ${errors.length} errors`,
    };
  }
  const state = stateIn(value);
  if (!state) return { refused: { reason: 'foreign' } };
  if ('refused' in state) return state;
  const slices = Object.keys(state.state).length;
  return { folder: states, value, test: (name) => textOfStateTest(name, state.origin), what: `${slices} slices` };
}

async function make([given, wished]: readonly string[]): Promise<void> {
  if (given === undefined) throw new Told('Which file? npm run capsule:test FILE [NAME]');
  // Where npm was called, which may be a folder further down.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const name = wished ?? path.basename(file).replace(/(\.json)?(\.gz)?$/i, '');
  if (!/^[a-z][\w-]*$/i.test(name)) throw new Told(`"${name}" is no name for a test: take letters, digits and hyphens`);
  const bytes = await readFile(file).catch(() => {
    throw new Told(`${given} cannot be read`);
  });
  const read = await readJson(new Blob([new Uint8Array(bytes)]));
  const kept = 'refused' in read ? read : keptOf(read.value);
  if ('refused' in kept) throw new Told(`${given} ${reasonOf(kept.refused)}`);

  const keptFile = path.join(kept.folder, `${name}.json`);
  const testFile = path.join(kept.folder, `${name}.test.tsx`);
  const isReplaced = existsSync(keptFile);
  const isThere = existsSync(testFile);
  await mkdir(kept.folder, { recursive: true });
  await writeFile(keptFile, await pretty(JSON.stringify(kept.value), 'json'));
  if (!isThere) await writeFile(testFile, await pretty(kept.test(name), 'typescript'));
  console.log(`${isReplaced ? 'Replaced' : 'Wrote'} ${keptFile}: ${kept.what}.`);
  console.log(isThere ? `Left ${testFile} as it was.` : `Wrote ${testFile}: add what should be on the screen there.`);
  console.log(`Run it: npx jest ${testFile}`);
}

const pretty = async (text: string, parser: string): Promise<string> =>
  format(text, { ...(await resolveConfig(path.resolve(__dirname, '../package.json'))), parser });

make(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Told ? error.message : error);
  process.exitCode = 1;
});
