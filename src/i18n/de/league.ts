import type { league as english } from '../en/league';
import type { Texts } from '../texts';

export const league: Texts<typeof english> = {
  menu: 'Rangliste',
  title: 'Rangliste',
  tableOf: 'Rangliste von {{club}}',
  rank: 'Platz',
  player: 'Spieler/in',
  totalPoints: 'Gesamtpunkte',
  you: 'Sie',
  tied: 'Gleichauf',
  podium: 'Die ersten drei',
  place: 'Platz {{rank}}',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  rule: {
    title: 'So entsteht die Reihenfolge',
    text: 'Wer mehr Gesamtpunkte hat, steht weiter oben. Bei gleichen Gesamtpunkten entscheiden die Punkte des letzten Trainings, dann die des vorletzten und so weiter. Wo nur der Name entscheidet, sind die Plätze als gleichauf gekennzeichnet.',
    noEvents: 'Es zählen nur beendete Trainings mit mindestens einem erfassten Ball.',
  },
  nothingYet:
    'Noch hat niemand Ranglistenpunkte. Spielerinnen und Spieler erscheinen hier, sobald ein Training beendet ist, in dem sie gespielt haben.',
};
