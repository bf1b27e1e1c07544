// Bundles the server and its commands as they are now into the folder that is named, for a run of the tests: each of some
// ninety processes that it starts would compile the sources again. As in dist/, the built web app lies beside them.
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { entryPoints } from './built.mjs';
import { root } from './run.mjs';
import { bundleServer } from './serverBundle.mjs';

const [folder = ''] = process.argv.slice(2);
const programs = {
  ...entryPoints,
  failingServer: 'test/databaseFaults/failingServer.ts',
  undescribedAnswers: 'test/undescribedAnswers.ts',
};
await mkdir(folder, { recursive: true });
await symlink(path.join(root, 'dist/web'), path.join(folder, 'web'), 'junction');
await bundleServer(programs, path.join(folder, 'server'));
