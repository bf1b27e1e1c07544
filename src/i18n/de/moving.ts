import type { Texts } from '../texts';
import type { moving as english } from '../en/moving';

export const moving: Texts<typeof english> = {
  move: 'Verschieben',
  of: '{{name}} vom {{date}} verschieben',
  title: 'Verschieben: {{name}}',
  now: 'Geplant für {{date}}.',
  date: 'Datum',
  time: 'Uhrzeit',
  scope: {
    move: 'Was wird verschoben?',
    delete: 'Was wird gelöscht?',
    one: 'Nur dieses Training',
    following: 'Dieses und die folgenden: {{count, number}} Trainings',
    series: 'Die ganze Reihe: {{count, number}} Trainings',
  },
  staying_one: '{{count, number}} von {{all, number}} wurde schon gestartet oder gespielt und bleibt.',
  staying_other: '{{count, number}} von {{all, number}} wurden schon gestartet oder gespielt und bleiben.',
  preview_one: 'Neu: {{first}}.',
  preview_other: 'Neu: {{count, number}} Trainings von {{first}} bis {{last}}.',
  done: 'Verschoben: {{name}} auf den {{date}}.',
  doneSeries: 'Verschoben: {{name}}, {{count, number}} Trainings vom {{first}} bis zum {{last}}.',
  undone: 'Die Verschiebung ist rückgängig gemacht.',
  loss: '{{count, number}} Trainings gehen mit ihren Spielereinheiten und erfassten Bällen verloren.',
  lostPrizes_one: 'Der Sofortpreis von {{count, number}} davon wird zurückgenommen: {{prizes}}.',
  lostPrizes_other: 'Die Sofortpreise von {{count, number}} davon werden zurückgenommen: {{prizes}}.',
  deleted: 'Gelöscht: {{name}}, {{count, number}} Trainings vom {{first}} bis zum {{last}}.',
  overtaken:
    'Inzwischen hat jemand anders eines dieser Trainings verschoben, gestartet oder gelöscht, deshalb wurde nichts verschoben. So ist es jetzt geplant; drücken Sie noch einmal auf Verschieben, wenn es weiterhin passt.',
  notPlanned: 'Dieses Training wurde gestartet und lässt sich nicht mehr verschieben.',
  wrong: {
    noDate: 'Bitte geben Sie das Datum des Trainings ein, als TT.MM.JJJJ.',
    impossibleDate:
      'Dieses Datum gibt es nicht. Bitte geben Sie ein Datum ein, das es gibt, als TT.MM.JJJJ – zum Beispiel 20.11.2026.',
    noTime: 'Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 ein, etwa 17:30, oder lassen Sie das Feld leer.',
    nothing: 'Das Training ist schon für diesen Tag und diese Uhrzeit geplant. Bitte geben Sie etwas anderes ein.',
  },
};
