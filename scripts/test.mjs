// Runs every gate and every test and ends with one line: "tests: N passed, N failed".
//   --quick          types, lint, imports and dead code of everything, and the unit tests beside what differs from the main branch
//   --endurance      the endurance tier: tests that take long, and some of the others with more rounds
//   --endurance=due  a tenth of the part of it that is due: a different part with each commit
//   --only=<name>    one jest project alone; with TEST_DATABASE_URL without the tests that ask no other database
// Only Node's own modules at the top: on a fresh clone nothing else is there yet.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureTestBrowser } from './browser.mjs';
import { ensureBuilt } from './built.mjs';
import { changedFolders } from './changed.mjs';
import { ensureInstalled } from './installed.mjs';
import { ensurePostgresPackages } from './postgresPackages.mjs';
import { root } from './run.mjs';
import { enduranceParts, partDue, sameOnEveryDatabase, shardDue } from './tiers.mjs';

const quick = process.argv.includes('--quick');
const isEndurance = process.argv.includes('--endurance');
const isEnduranceDue = process.argv.includes('--endurance=due');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const reports = mkdtempSync(join(tmpdir(), 'golf-club-tests-'));

/** A test waits for its server or its page about a third of the time. */
const WORKERS = [`--maxWorkers=${Math.max(3, Math.ceil(availableParallelism() * 1.5))}`];

const OTHER_DATABASE = process.env.TEST_DATABASE_URL ? ['--testPathIgnorePatterns', ...sameOnEveryDatabase] : [];

const gates = [
  // Both by .oxlintrc.json.
  ['types and lint', 'node_modules/oxlint/bin/oxlint'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  [
    'imports',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'src',
    'server',
    'contract',
    'test',
    'bench',
  ],
  ['dead code', 'node_modules/knip/bin/knip.js'],
];

/** A worker of jest grows with each file of tests; what lives shortly is collected less often. */
const MEMORY = ['--max-old-space-size=6144', '--max-semi-space-size=64'];

/** Runs a program of Node and returns its exit code and what it wrote. */
function runNode(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...MEMORY, join(root, program), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

async function gate([name, program, ...args]) {
  const started = Date.now();
  const { code, output } = await runNode(program, args);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  return reported({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, started });
}

async function jest(name, projects, { args = [], env = {} } = {}) {
  const started = Date.now();
  const report = join(reports, `${name}.json`);
  const jestArgs = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, '--silent', ...args];
  // A failed search of the screen would print all of it.
  const { code, output } = await runNode('node_modules/jest/bin/jest.js', jestArgs, {
    DEBUG_PRINT_LIMIT: '2000',
    ...env,
  });
  const { passed, ...counted } = count(report);
  // A suite that could not even be read has no failed test of its own.
  const failed = Math.max(counted.failed, code === 0 ? 0 : 1);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  const result = reported({ name, passed, failed, failedTests: counted.failedTests, started });
  if (counted.slowest.length > 1) console.log(`        slowest: ${counted.slowest.join(', ')}`);
  return result;
}

function count(report) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failedTests: testResults.filter(({ status }) => status === 'failed').flatMap(failedTestsOf),
      slowest: slowestOf(testResults),
    };
  } catch {
    return { passed: 0, failed: 1, failedTests: [], slowest: [] };
  }
}

/** Returns the files that took longest, each with its seconds. */
function slowestOf(testResults) {
  const seconds = ({ startTime, endTime }) => Math.round((endTime - startTime) / 1000);
  return testResults
    .toSorted((a, b) => seconds(b) - seconds(a))
    .slice(0, 8)
    .map((result) => `${relative(root, result.name)} ${seconds(result)} s`);
}

/** Returns the failed tests of a file, each as its file, its name and the first lines of why. */
function failedTestsOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  if (tests.length === 0) return [`${file}: does not run${why(message)}`];
  return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}${why(failureMessages.join('\n'))}`);
}

/** The lines of a message without its colours and the steps below it, each marked as one of a failed test. */
function why(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines
    .slice(0, 12)
    .map((line) => `\nfailed:     ${line.slice(0, 200)}`)
    .join('');
}

function reported({ name, passed, failed, failedTests = [], started }) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { name, passed, failed, failedTests };
}

/** Runs the jobs two at a time, in order, and returns the results of those that have one. */
async function twoAtATime(jobs) {
  const results = [];
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) results.push(await job());
  };
  await Promise.all([worker(), worker()]);
  return results.filter((result) => result !== undefined);
}

async function everything() {
  await ensureInstalled();
  if (isEndurance) return runInSeries(enduranceParts.map((part) => () => endurance(part, '1')));
  if (isEnduranceDue) return [await endurancePartDue()];
  if (only !== undefined && only !== 'flows')
    return [await jest(only, [only], { args: [...WORKERS, ...OTHER_DATABASE] })];
  if (only !== undefined) return [await flows()];
  const [longest, ...others] = gates.map((one) => () => gate(one));
  // The unit tests begin beside the last gate, rather than leave its neighbour idle.
  if (quick) return twoAtATime([longest, ...others, unitTestsOfChanges]);
  let building;
  const build = () => (building ??= ensureBuilt());
  const unit = async () => {
    // A built page is answered otherwise than one that is missing.
    await build();
    return unitTests();
  };
  return [...(await twoAtATime([longest, build, ...others, unit])), await flows()];
}

function unitTests(patterns = []) {
  const args = patterns.length > 0 ? [...WORKERS, '--testPathPatterns', ...patterns] : WORKERS;
  return jest('unit', ['contract', 'server', 'browser'], { args });
}

/** Those of the project `contract`, which take seconds. */
const CONTRACT = ['./contract/', './test/[^/]+\\.test'];

/** Runs those in and below the folders of changed files, and those of the contract; outside a repository all of them. */
function unitTestsOfChanges() {
  const folders = changedFolders();
  if (folders === null) return unitTests();
  console.log(`Unit tests of contract and what has changed: ${folders.join(', ') || 'nothing'}`);
  return unitTests([...CONTRACT, ...folders.map((folder) => `./${folder}/`)]);
}

/** Runs a part of the endurance tier, or a share of it, in few workers: most of it is about time. */
async function endurance({ name, projects, files, needsPostgres = false, isSharedByFile = false }, share) {
  console.log(`Endurance, LONG=${share}: ${name}`);
  const inBrowser = projects.includes('flows');
  if (inBrowser) await ensureBuilt();
  if (needsPostgres) await ensurePostgresPackages();
  const env = { LONG: share, ...(inBrowser ? { CHROMIUM_PATH: await ensureTestBrowser() } : {}) };
  const shard = isSharedByFile && share !== '1' ? [`--shard=${shardDue()}`] : [];
  const args = ['--maxWorkers=2', ...shard, '--testPathPatterns', ...files];
  return jest(name.replaceAll(' ', '-'), projects, { args, env });
}

function endurancePartDue() {
  const part = partDue();
  return endurance(part, part.dueShare ?? '0.1');
}

async function runInSeries(jobs) {
  const results = [];
  for (const job of jobs) results.push(await job());
  return results;
}

async function flows() {
  await ensureBuilt();
  const CHROMIUM_PATH = await ensureTestBrowser();
  return jest('flows', ['flows'], { args: WORKERS, env: { CHROMIUM_PATH } });
}

try {
  const results = await everything();
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (broken.length > 0) {
    console.log('');
    // What is read first of a long output is its end; .ci/run repeats these lines at its own.
    for (const test of results.flatMap(({ failedTests }) => failedTests)) console.log(`failed: ${test}`);
    console.log(`Not in order: ${broken.join(', ')}`);
  }
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('tests: 0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
