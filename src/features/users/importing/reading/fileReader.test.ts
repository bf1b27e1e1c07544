import { makeFileReader } from './fileReader';

afterEach(() => void jest.useRealTimers());

/** A file whose bytes never come. */
function endlessFile() {
  const file = new File(['Name,Surname,E-Mail'], 'members.csv');
  jest.spyOn(file, 'arrayBuffer').mockImplementation(() => new Promise(() => undefined));
  return file;
}

test('a file that cannot be read within 20 seconds is refused', async () => {
  jest.useFakeTimers();
  const reading = makeFileReader().read(endlessFile());
  jest.advanceTimersByTime(20_000);
  expect(await reading).toEqual({ kind: 'read', encoding: null, problem: { kind: 'tooSlow' } });
});

test('the time of a file that was replaced does not end the next one', async () => {
  const reader = makeFileReader();
  jest.useFakeTimers();
  void reader.read(endlessFile());
  jest.advanceTimersByTime(10_000);
  const next = reader.read(new File(['Name,Surname,E-Mail\nA,B,c@example.org'], 'next.csv'));
  jest.advanceTimersByTime(15_000);
  expect(await next).toMatchObject({ summary: { headings: ['Name', 'Surname', 'E-Mail'] } });
  jest.advanceTimersByTime(30_000);
  const fields = ['name', 'surname', 'email'] as const;
  expect(await reader.map(fields)).toMatchObject({ rows: [{ email: 'c@example.org' }] });
});
