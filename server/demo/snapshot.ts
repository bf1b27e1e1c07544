import type { TrainingSnapshot } from '../../contract/training';
import type { DemoTemplate } from './templates/demoTemplate';

/** Returns what planning a training from this template copies into it. */
export function snapshotOf({ content, mapping }: DemoTemplate): TrainingSnapshot {
  const { state: _state, category, ...shared } = content;
  return {
    ...shared,
    category: category ? { id: category.id, name: category.name } : null,
    trainingHandicapDifferenceToPointsMapping: mapping && { id: mapping.id, name: mapping.name },
    mapping: mapping?.rows ?? [],
  };
}
