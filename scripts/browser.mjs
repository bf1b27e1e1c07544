import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { patientApt, run } from './run.mjs';

const WINDOWLESS = 'chromium-headless-shell';
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

/**
 * Returns the path of the browser that is quickest in tests: CHROMIUM_PATH, or Debian's Chromium without windows, which takes a
 * quarter less of the processor; in CI it is installed beside another. Where there is none: `ensureBrowser`.
 */
export async function ensureTestBrowser() {
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  if (programInPath([WINDOWLESS]) === null && (process.env.CI || installedBrowser() === null) && hasApt()) {
    await aptInstall(WINDOWLESS);
  }
  return programInPath([WINDOWLESS]) ?? ensureBrowser();
}

async function install() {
  if (hasApt()) {
    // On Ubuntu the package is a stub for snap, which containers do not have.
    if ((await aptInstall('chromium')) && installedBrowser() !== null) return;
    await run(process.execPath, [playwright('cli.js'), 'install', '--with-deps', 'chromium']);
    return;
  }
  await run(process.execPath, [playwright('cli.js'), 'install', 'chromium']);
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Returns whether the package could be installed. */
async function aptInstall(name) {
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', [...patientApt, 'update', '-q'], quietly);
    await run('apt-get', [...patientApt, 'install', '-qy', '--no-install-recommends', name], quietly);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser() {
  const downloaded = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  return programInPath(names) ?? [...elsewhere, downloaded].find(canStart) ?? null;
}

function programInPath(wanted) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [...folders, '/usr/bin', '/snap/bin'].flatMap((folder) =>
    wanted.map((name) => path.join(folder, name)),
  );
  return candidates.find(canStart) ?? null;
}

const canStart = (program) => isProgram(program) && starts(program);

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
