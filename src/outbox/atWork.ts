import { keepTrainings } from './keptTrainings';
import type { OutboxStore } from './readOutbox';
import { startOutbox } from './startOutbox';

/** Sends what was recorded and keeps what a training needs without a network. Returns how to stop. */
export function startAtWork(store: OutboxStore): () => void {
  const stops = [startOutbox(store), keepTrainings(store)];
  return () => stops.forEach((stop) => stop());
}
