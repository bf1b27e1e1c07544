const { statSync } = require('node:fs');

/** The files whose tests take longest: begun last, each would keep all other workers waiting at the end. */
const longest = [
  'flows/content.axe',
  'flows/range.axe',
  'flows/league.axe',
  'flows/people.axe',
  'flows/contentPath',
  'flows/offline',
  'server/db/embedded/embedded',
  'server/viewpoints',
  'server/backup/commands',
  'sessionpoints/editing/editing',
  'league/leagueHistories',
];

/**
 * Begins with the longest tests also where no earlier run has measured which they are; the others by the size of their
 * files.
 */
module.exports = class LongestFirst {
  sort(tests) {
    const rank = ({ path }) => {
      const known = longest.findIndex((part) => path.includes(part));
      return known < 0 ? longest.length : known;
    };
    const size = new Map(tests.map((test) => [test, statSync(test.path).size]));
    return tests.toSorted((one, other) => rank(one) - rank(other) || size.get(other) - size.get(one));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}

  shard(tests, { shardIndex, shardCount }) {
    const inOrder = tests.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    return inOrder.filter((_test, position) => position % shardCount === shardIndex - 1);
  }
};
