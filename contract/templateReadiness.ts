import { locales, type Locale, type TemplateState, type TrainingType } from './lists';

/** What a template can lack before a training can be planned from it. */
export type TemplateGap = 'not-active' | 'name' | 'category' | 'mapping' | 'score-handicap-map' | 'balls';

interface TemplateToPlan {
  state: TemplateState;
  type: TrainingType;
  name: Partial<Record<Locale, string>>;
  category?: unknown;
  /** The rows of its points mapping; none where it has no mapping. */
  mapping: readonly unknown[];
  scoreHandicapMap: readonly unknown[];
  balls: readonly unknown[];
}

/**
 * Returns everything that keeps a training from being planned from this template, in the order of the rule
 * "Ready to create training" of docs/words.md; nothing if it is ready. A tournament needs neither points
 * mapping nor balls, because its own map already gives the points.
 */
export function missingForReady(template: TemplateToPlan): TemplateGap[] {
  const isTournament = template.type === 'TOURNAMENT';
  const lacks: Record<TemplateGap, boolean> = {
    'not-active': template.state !== 'ACTIVE',
    name: !locales.every((locale) => template.name[locale]?.trim()),
    category: !template.category,
    mapping: !isTournament && template.mapping.length === 0,
    'score-handicap-map': template.scoreHandicapMap.length === 0,
    balls: !isTournament && template.balls.length === 0,
  };
  return (Object.keys(lacks) as TemplateGap[]).filter((gap) => lacks[gap]);
}
