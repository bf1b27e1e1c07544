import type { TrainingStatus } from './lists';

/**
 * What a club's live stream says. `training` (staff only): this training has changed, or is gone where its status is
 * null; `updatedAt` is its `updated_at` since then, absent where what has changed is stored elsewhere. `league`: the results that count have changed. `approvals` (admins only): somebody waits for approval, or does no longer. `resync`: something may have been missed, so read again.
 */
export type LiveEvent =
  | { event: 'training'; data: { trainingId: string; status: TrainingStatus | null; updatedAt?: string } }
  | { event: 'league'; data: Record<never, never> }
  | { event: 'approvals'; data: Record<never, never> }
  | { event: 'resync'; data: Record<never, never> };
