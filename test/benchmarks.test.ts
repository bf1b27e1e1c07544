import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromSetup } from '@test/fixtures/environment';
import { requireEveryList } from '../bench/growthLists';

const root = path.resolve(__dirname, '..');

test('every benchmark can be loaded without what only the test runner has', async () => {
  const refused = promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/run.ts', 'none'], { cwd: root });
  await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('There is no benchmark none') });
});

test('the growth of every list of the API is measured', async () => {
  const answer = await fetch(`${fromSetup('TEST_SERVER_URL')}/api/openapi.json`);
  requireEveryList((await answer.json()) as Parameters<typeof requireEveryList>[0]);
});
