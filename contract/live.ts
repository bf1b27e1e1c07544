import type { TrainingStatus } from './lists';

/**
 * What a club's live stream says.
 * - `training`, to staff only: this training has changed, or was deleted where its status is null. `updatedAt` is its new
 *   `updated_at`, absent where the change does not set it.
 * - `league`: the results that count have changed.
 * - `approvals`, to admins only: there are more or fewer members who wait for approval.
 * - `resync`: events may have been missed, so everything is to be read again.
 */
export type LiveEvent =
  | { event: 'training'; data: { trainingId: string; status: TrainingStatus | null; updatedAt?: string } }
  | { event: 'league'; data: Record<never, never> }
  | { event: 'approvals'; data: Record<never, never> }
  | { event: 'resync'; data: Record<never, never> };
