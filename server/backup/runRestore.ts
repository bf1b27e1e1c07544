import { endWith } from '@server/cannotStart';
import { productionDatabase } from '@server/productionDatabase';
import { accessText } from './access';
import { readCommandLine, tableList, typedFile } from './commandLine';
import { restore } from './restore';

/** Restores a backup into an empty database. */
async function run(): Promise<void> {
  const usage = 'npm run restore -- FILE [--replace]';
  const { given, isFlagged } = readCommandLine(process.argv.slice(2), 'replace', usage);
  const file = typedFile(given);
  const { sums, displayLinks } = await restore(await productionDatabase(process.env), file, { replace: isFlagged });
  console.log(
    `${tableList(sums)}\nThe database holds what ${file} holds; every table was read back and compared.\n` +
      accessText(displayLinks),
  );
}

run().catch(endWith);
