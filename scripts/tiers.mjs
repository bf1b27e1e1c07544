import { git } from './git.mjs';

/**
 * The parts of the endurance tier. Files named `*.endurance.test.ts` run only here; some tests of `npm test` run here with more
 * rounds, see test/endurance.ts. `dueShare` is the share of its rounds that `.ci/run` takes when the part is due.
 */
export const enduranceParts = [
  { name: 'random requests', projects: ['server'], files: ['server/(fuzz|canaries|amplification)'] },
  {
    name: 'kills and restarts',
    projects: ['server'],
    files: ['server/crashes/(?!failover|pgBouncer|standbyReads)', 'server/db/embedded/embedded'],
  },
  {
    name: 'failover, standbys and pools',
    projects: ['server'],
    files: ['server/crashes/(failover|pgBouncer|scaledBackup|standbyReads)'],
    needsPostgres: true,
  },
  {
    name: 'failing statements and slow clients',
    projects: ['server'],
    files: ['server/failingStatements', 'server/http/(slowClients|sharedLimits)'],
  },
  { name: 'league histories', projects: ['server'], files: ['server/modules/league/.*Histories'] },
  { name: 'random sessions', projects: ['browser'], files: ['randomSessions'] },
  { name: 'bad networks', projects: ['browser'], files: ['outbox/(faults|helperFaults|interruptions)'] },
  // One round in one language: a tenth of all rounds takes twenty minutes on two cores.
  { name: 'payloads in the browser', projects: ['flows'], files: ['flows/payloads'], dueShare: '0' },
  { name: 'flows in every language', projects: ['flows'], files: ['flows/(?!payloads)'], isSharedByFile: true },
];

/**
 * Server tests that a second database cannot change: they ask none (HTTP, settings, passwords, images as bytes) or
 * always the embedded one.
 */
export const sameOnEveryDatabase = [
  '\\.endurance\\.test\\.',
  'server/(settings|deployment|behindProxy)\\.',
  'server/(crashes|page)/',
  'server/db/(embedded/embedded|hosts/hosts)\\.',
  'server/http/(?!sharedLimits|conditionalReads|checkOrder)',
  'server/modules/auth/(passwords|forgedTokens|tokens)',
  'server/modules/image/(fairQueue|hostileUploads|keptBytes|manyRenderings|publicId)',
];

/** Returns the part that is due: another one with each commit, or with each day outside a repository. */
export function partDue() {
  return enduranceParts[turn() % enduranceParts.length];
}

/** Returns the tenth of a part's files that is due, as Jest takes it: another one with each commit. */
export function shardDue() {
  return `${(Math.floor(turn() / enduranceParts.length) % 10) + 1}/10`;
}

/** Returns a number that is another one with each commit, or with each day outside a repository. */
function turn() {
  return commitNumber() ?? Math.floor(Date.now() / 86_400_000);
}

function commitNumber() {
  const hash = git('rev-parse', 'HEAD');
  return hash === null ? null : Number.parseInt(hash.slice(0, 8), 16);
}
