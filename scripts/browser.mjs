import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { patientApt, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, one that is installed, or one installed now,
 * by apt where that is possible, else by Playwright. Throws saying what to do when there is no way.
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH names no program: ${given}`);
  }
  const found = installedBrowser();
  if (found !== null) return found;
  console.log('No Chromium found, installing one for the browser tests …');
  try {
    await install();
  } catch (error) {
    throw new Error('No browser could be installed: install Chromium or Chrome, or set CHROMIUM_PATH.', {
      cause: error,
    });
  }
  const installed = installedBrowser();
  if (installed === null) throw new Error('The installed browser was not found: set CHROMIUM_PATH.');
  return installed;
}

async function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', [...patientApt, 'update', '-q'], quietly);
    const installed = await run(
      'apt-get',
      [...patientApt, 'install', '-qy', '--no-install-recommends', 'chromium'],
      quietly,
    ).then(
      () => true,
      () => false,
    );
    // On Ubuntu the package is a stub for snap, which containers do not have.
    if (installed && installedBrowser() !== null) return;
    await run(process.execPath, [playwright('cli.js'), 'install', '--with-deps', 'chromium']);
    return;
  }
  await run(process.execPath, [playwright('cli.js'), 'install', 'chromium']);
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...[...folders, '/usr/bin', '/snap/bin'].flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...elsewhere,
    createRequire(import.meta.url)('playwright-core').chromium.executablePath(),
  ];
  return candidates.find((candidate) => isProgram(candidate) && starts(candidate)) ?? null;
}

function starts(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwright(file) {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), file);
}
