import type { Mapping } from '@contract/mapping';
import type { Template } from '@contract/template';
import { missingForReady, type TemplateGap } from '@contract/templateReadiness';

type TemplateToJudge = Pick<
  Template,
  'state' | 'type' | 'name' | 'category' | 'trainingHandicapDifferenceToPointsMapping' | 'scoreHandicapMap' | 'balls'
>;

/** Returns what keeps a template from being ready, or null while that depends on points mappings not known yet. */
export function gapsOf(template: TemplateToJudge, mappings: readonly Mapping[] | undefined): TemplateGap[] | null {
  const chosen = template.type === 'TOURNAMENT' ? null : template.trainingHandicapDifferenceToPointsMapping;
  if (chosen && !mappings) return null;
  const mapping = mappings?.find(({ id }) => id === chosen?.id)?.mapping ?? [];
  return missingForReady({ ...template, mapping });
}
