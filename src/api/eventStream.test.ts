import fc from 'fast-check';
import { eventsOf, type StreamedEvent } from './live';

/** Returns the bytes as a stream in chunks that end at these places. */
function inChunks(bytes: Uint8Array, cuts: readonly number[], onCancel = () => undefined): ReadableStream<Uint8Array> {
  const positions = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other), bytes.length];
  let next = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      next += 1;
      if (next >= positions.length) controller.close();
      else controller.enqueue(bytes.slice(positions[next - 1], positions[next]));
    },
    cancel: onCancel,
  });
}

async function heard(text: string, cuts: readonly number[] = []): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  for await (const event of eventsOf(inChunks(new TextEncoder().encode(text), cuts), () => undefined))
    events.push(event);
  return events;
}

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[\r\n]/.test(text));

const event = fc.record({ event: line, data: line });

test('events arrive whole wherever the network cuts the stream, also within a letter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 8 }),
      fc.constantFrom('\n', '\r\n'),
      fc.array(fc.nat(), { maxLength: 30 }),
      async (events, end, cuts) => {
        const written = events.map((one) => [`event: ${one.event}`, `data: ${one.data}`, '', ''].join(end));
        const text = [`retry: 1000${end}`, ...written].join(`: still here${end}${end}`);
        expect(await heard(text, cuts)).toEqual(events);
      },
    ),
    { seed: 2026 },
  );
});

test('a separator of lines or paragraphs in a text ends neither', async () => {
  const data = JSON.stringify({ name: 'Anna\u2028Berta\u2029Clara' });
  expect(await heard(`event: training\ndata: ${data}\n\n`)).toEqual([{ event: 'training', data }]);
});

test('an event without a name is a message, one without data is none, and one that is not finished is not told', async () => {
  expect(await heard('data: a\n\nevent: quiet\n\n: comment\n\nevent: late\ndata: b\n')).toEqual([
    { event: 'message', data: 'a' },
  ]);
});

test('every sign of life is noticed, and whoever stops listening lets go of the connection', async () => {
  let [signs, cancelled] = [0, 0];
  const bytes = new TextEncoder().encode(': still here\n\ndata: a\n\ndata: b\n\n');
  const stream = inChunks(bytes, [14, 23], () => void (cancelled += 1));
  for await (const { data } of eventsOf(stream, () => void (signs += 1))) {
    expect(data).toBe('a');
    break;
  }
  expect([signs, cancelled]).toEqual([2, 1]);
});
