import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('every section, navigation and aside has a name', () => {
  const root = path.resolve(__dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const landmarks = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /<(?:\w+ (?:(?!=>|<)[^]|=>)*?component="(?:section|nav|aside)"|(?:section|nav|aside)\b)[^]*?(?<!=)>/g,
      ),
    ].map(([tag]) => ({ file, tag })),
  );
  expect(landmarks.length).toBeGreaterThan(10);
  expect(landmarks.filter(({ tag }) => !/aria-label(?:ledby)?=/.test(tag))).toEqual([]);
});
