import { limits } from '@contract/limits';
import type { Locale, TrainingType } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { NewTemplate, Template } from '@contract/template';

const copyMarks: Record<Locale, string> = { en: ' (copy)', de: ' (Kopie)' };

/** Returns a template of this type as it is created, with the defaults of specification §9. */
export function newTemplate(type: TrainingType): NewTemplate {
  return {
    type,
    name: { en: 'Session Template name', de: 'Name des Templates' },
    description: { en: 'Description', de: 'Beschreibung' },
    moreInformationLink: {},
    image: null,
    category: null,
    trainingHandicapDifferenceToPointsMapping: null,
    teamMode: false,
    instructions: [],
    hints: [],
    balls: [],
    scoreHandicapMap: [],
  };
}

/** Returns a template with the same content, called a copy in each language that has a name; too long names are cut. */
export function copyOf({ id: _id, state: _state, version: _version, ...content }: Template): NewTemplate {
  return { ...content, name: { ...named(content.name, 'en'), ...named(content.name, 'de') } };
}

function named(name: LocalizedString, locale: Locale): LocalizedString {
  const mark = copyMarks[locale];
  return name[locale]?.trim() ? { [locale]: name[locale].slice(0, limits.template.name - mark.length) + mark } : {};
}
