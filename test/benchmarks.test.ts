import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '..');

test('every benchmark can be loaded without what only the test runner has', async () => {
  const refused = promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/run.ts', 'none'], { cwd: root });
  await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('There is no benchmark none') });
});
