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
  best: 'Bestes',
  average: 'Durchschnitt',
  last: 'Letztes',
  number: 'Ergebnisse',
  explanation: 'Erklärung',
  handicaps: 'Gespielte Handicaps',
  tournaments: 'Turniere',
  handicapsOf: 'Gespielte Handicaps: {{category}}',
  handicapChart:
    'Diagramm zu {{category}}: gespielte Handicaps im Lauf der Zeit gegen das Start-Handicap; die Tabelle sagt dasselbe',
  handicapCaption: 'Jeder Punkt ist ein Ergebnis: je weiter oben, desto besser. Die Tabelle sagt dasselbe in Zahlen.',
  pointsOf: 'Turnierpunkte: {{category}}',
  pointsChart: 'Diagramm zu {{category}}: Ranglistenpunkte der Turniere im Lauf der Zeit; die Tabelle sagt dasselbe',
  pointsCaption:
    'Jeder Punkt ist ein Turnier, das Punkte und kein Handicap ergibt. Die Tabelle sagt dasselbe in Zahlen.',
};
