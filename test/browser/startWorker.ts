import { type ReaderAnswer, type ReaderRequest, tableReader } from '@/features/users/importing/reading/tableReader';

/** Reads files of members as the worker of the built app does, in this thread: jsdom has no other. */
export function startWorker(): Worker {
  const worker = {
    onmessage: null as ((event: { data: ReaderAnswer }) => void) | null,
    postMessage: (request: ReaderRequest) => void read(request),
    terminate: () => {
      isTerminated = true;
    },
  };
  let isTerminated = false;
  const read = tableReader((data) => {
    if (!isTerminated) worker.onmessage?.({ data });
  });
  return worker as unknown as Worker;
}
