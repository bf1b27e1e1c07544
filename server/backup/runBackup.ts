import { endWith } from '@server/cannotStart';
import { productionPlace } from '@server/place';
import { readCommandLine, typedFile } from './commandLine';
import { besideServer } from './reach';
import { writeBackup } from './writeBackup';

/** Writes a backup of the database, also while servers are at work over it. */
async function run(): Promise<void> {
  const usage = 'npm run backup -- FILE [--force]';
  const { given, isFlagged } = readCommandLine(process.argv.slice(2), 'force', usage);
  const file = typedFile(given);
  const place = await productionPlace(process.env);
  const bytes = await besideServer(place, (address) => writeBackup(address, file, { force: isFlagged }));
  console.log(
    `The backup is in ${file} (${bytes} bytes). It holds password hashes and personal data: keep it private.`,
  );
}

run().catch(endWith);
