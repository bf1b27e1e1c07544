/** One event of a stream of server-sent events. */
export interface StreamedEvent {
  event: string;
  data: string;
}

/** Yields the events of an answer as they arrive (WHATWG HTML, server-sent events); comments only keep `onSign` informed. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<StreamedEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      pending += decoder.decode(value, { stream: true });
      const blocks = pending.split(/\r?\n\r?\n/);
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): StreamedEvent | null {
  let [event, data] = ['message', ''];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data += value;
  }
  return data === '' ? null : { event, data };
}
