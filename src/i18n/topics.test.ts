import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rights } from '@contract/rights';
import { en } from './en';

/** What the pages of every feature may say. */
const shared = ['fields', 'refusals', 'shell', 'ui'];

test.each<[room: string, own: string[]]>([
  ['ui', []],
  ['routing', []],
  ['filters', []],
  ['images', ['images']],
  ['outbox', ['corrections', 'offline', 'onDevice', 'openBalls', 'outbox', 'outboxStatus', 'queuedSteps', 'startDay']],
  // Notices in stored states name a key of `openBalls`.
  ['editing', ['moving', 'openBalls', 'trainingDeletion']],
])('%s, which stands below the features, takes its texts from no topic of theirs', (room, own) => {
  const folder = path.resolve(__dirname, '..', room);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const others = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/['"`]((\w+)\.[\w.]+)/g)]
      .filter(([, key = '', topic = '']) => topic in en && !(key in rights) && ![...shared, ...own].includes(topic))
      .map(([, key]) => `${file}: ${key}`),
  );
  expect(files).not.toEqual([]);
  expect(others).toEqual([]);
});
