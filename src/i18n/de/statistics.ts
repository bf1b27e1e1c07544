import type { statistics as english } from '../en/statistics';
import type { Texts } from '../texts';

export const statistics: Texts<typeof english> = {
  title: 'Statistik von {{username}}',
  own: 'Meine Statistik',
  text: 'Ergebnisse beendeter Trainings, die neuesten zuerst.',
  nothingYet: 'Es gibt noch keine Ergebnisse. Sie erscheinen, sobald ein Training mit erfassten Bällen beendet ist.',
  gone: 'Unter dieser Adresse gibt es keine Statistik, die Sie sehen dürfen.',
  date: 'Datum',
  training: 'Training',
  score: 'Score',
  handicapStarted: 'Start-Handicap',
  handicapPlayed: 'Gespieltes Handicap',
  points: 'Ranglistenpunkte',
};
