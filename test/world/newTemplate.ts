import type { NewTemplate } from '../../contract/template';
import { unique } from './names';

/** Returns the body that makes a template over the API: regular, of one ball, without category and mapping. */
export function newTemplate(wishes: Partial<NewTemplate> = {}): NewTemplate {
  return {
    type: 'REGULAR',
    name: { en: unique('Lag putting'), de: unique('Lag-Putten') },
    description: { en: 'Ten balls from nine metres', de: 'Zehn Bälle aus neun Metern' },
    moreInformationLink: { en: 'https://example.org/lag', de: '' },
    teamMode: false,
    instructions: [{ en: 'Read the line first', de: 'Zuerst die Linie lesen' }],
    hints: [{ name: { en: 'Slowly', de: 'Langsam' } }],
    balls: [{ scoring: [{ name: { en: 'Holed', de: 'Eingelocht' }, points: 3 }] }],
    scoreHandicapMap: [
      { score: 0, handicap: 36 },
      { score: 3, handicap: -1.2 },
    ],
    ...wishes,
  };
}
