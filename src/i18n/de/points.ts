import type { points as english } from '../en/points';
import type { Texts } from '../texts';

export const points: Texts<typeof english> = {
  title: 'Trainingspunkte',
  create: 'Punktetabelle anlegen',
  newName: 'Neue Punktetabelle',
  search: 'Punktetabellen suchen',
  nothingYet: 'Noch gibt es keine Punktetabellen. Legen Sie die erste an.',
  nothingFound: 'Dazu gibt es keine Punktetabelle.',
  showAll: 'Alle Punktetabellen anzeigen',
  more_one: 'Noch {{count, number}} anzeigen',
  more_other: 'Mehr anzeigen (noch {{count, number}})',
  name: 'Name',
  edit: '{{name}} bearbeiten',
  confirm: '{{name}} bestätigen',
  discard: 'Änderungen verwerfen: {{name}}',
  delete: '{{name}} löschen',
  saved: 'Gespeichert: {{name}}.',
  tableOf: 'Punkte von {{name}}',
  number: 'Nr.',
  difference: 'Handicap-Differenz',
  points: 'Erzielte Punkte',
  actions: 'Aktionen',
  differenceOf: 'Handicap-Differenz: Zeile {{place}}',
  pointsOf: 'Erzielte Punkte: Zeile {{place}}',
  removeRow: 'Entfernen: Zeile {{place}}',
  addRow: 'Zeile einfügen nach: Zeile {{place}}',
  addFirst: 'Zeile einfügen',
  duplicateAlert: 'Doppeltes Handicap gefunden, bitte korrigieren!',
  duplicateMark: 'Diese Differenz steht auch in einer anderen Zeile.',
  pointsAt: 'Punkte bei Differenz {{difference}}',
  count_one: '{{count, number}} Punkt',
  count_other: '{{count, number}} Punkte',
  remove: {
    question: 'Möchten Sie die Zuordnung zwischen gespieltem Handicap und Punkten wirklich löschen?',
    consequence:
      '{{name}} lässt sich nicht wiederherstellen. Eine Punktetabelle, die eine Vorlage verwendet, wird nicht gelöscht.',
    inUse_one:
      '{{name}} wird von {{count, number}} Vorlage verwendet. Bitte wählen Sie dort zuerst eine andere Punktetabelle.',
    inUse_other:
      '{{name}} wird von {{count, number}} Vorlagen verwendet. Bitte wählen Sie dort zuerst eine andere Punktetabelle.',
    done: 'Gelöscht: {{name}}.',
  },
  chart: {
    label: 'Treppendiagramm von {{name}}: erzielte Punkte nach Handicap-Differenz',
    caption: 'Jede Zeile gilt ab ihrer Differenz bis zur nächsten Zeile. Die Tabelle sagt dasselbe in Zahlen.',
    nothing: 'Noch gibt es keine Zeile zu zeichnen.',
  },
  test: {
    label: 'Differenz ausprobieren',
    decided: '{{points}}, es entscheidet die Zeile {{difference}}',
    below: '0 Punkte: unter der ersten Zeile',
    noRows: '0 Punkte: es gibt keine Zeilen',
  },
  findings: {
    title: 'Bitte prüfen; speichern lässt es sich trotzdem, sofern nichts doppelt ist:',
    empty: 'Es gibt keine Zeilen. Mit dieser Punktetabelle ist keine Vorlage bereit für ein Training.',
    duplicate: 'Die Differenz {{difference}} steht in den Zeilen {{places}}. Das ist vor dem Speichern zu korrigieren.',
    firstAboveZero:
      'Die erste Zeile ist {{difference}}: Wer genau sein Handicap spielt (Differenz 0), erhält 0 Punkte.',
    gap: 'Zwischen {{from}} und {{to}} liegen mehr als 10 Schläge ohne Zeile: Die Punkte bleiben so lange gleich.',
    unreachable:
      'Die Zeile {{difference}} entscheidet nie: Differenzen reichen von −64 bis 64, weil Handicaps von −10 bis 54 reichen.',
    falling: 'Von {{from}} zu {{to}} fallen die Punkte: Eine größere Verbesserung bringt weniger Punkte.',
  },
  whatIf: {
    ask: 'Was würde sich ändern?',
    unfit: 'Bitte korrigieren Sie zuerst die Zeilen.',
    changesNothing:
      'Dies ist eine Vorschau: Es ändert sich nichts. Beendete Trainings behalten ihre Punkte; Gespeichertes gilt für Trainings, die danach geplant werden.',
    outdated:
      'Die Zeilen haben sich seit dieser Berechnung geändert. Bitte fragen Sie neu. Durch das Fragen ändert sich nichts.',
    unused: 'Noch hat kein Golfclub ein Training mit dieser Punktetabelle beendet; keine Rangliste sähe anders aus.',
    tableOf: 'Rangliste von {{club}}: alt und neu',
    trainings_one: '{{count, number}} beendetes Training hat diese Punktetabelle verwendet.',
    trainings_other: '{{count, number}} beendete Trainings haben diese Punktetabelle verwendet.',
    moved_one: '{{moved, number}} von {{count, number}} Spieler/in hätte einen anderen Platz oder andere Gesamtpunkte.',
    moved_other:
      '{{moved, number}} von {{count, number}} Spieler/innen hätten einen anderen Platz oder andere Gesamtpunkte.',
    whole: 'Auch Spieler/innen ohne Änderung anzeigen',
    oldRank: 'Alter Platz',
    newRank: 'Neuer Platz',
    player: 'Spieler/in',
    movement: 'Veränderung',
    oldTotal: 'Alte Gesamtpunkte',
    newTotal: 'Neue Gesamtpunkte',
    up_one: '{{count, number}} Platz nach oben',
    up_other: '{{count, number}} Plätze nach oben',
    down_one: '{{count, number}} Platz nach unten',
    down_other: '{{count, number}} Plätze nach unten',
    sameRank: 'gleicher Platz',
  },
};
