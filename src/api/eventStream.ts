import { createParser } from 'eventsource-parser';

/** One event of a stream of server-sent events. */
export interface StreamedEvent {
  event: string;
  data: string;
}

/** Yields the events of a response as they arrive. `onChunk` is called for each received chunk, also for comments alone. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<StreamedEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const received: StreamedEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => received.push({ event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* received.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
