import type { activeTrainings as english } from '../en/activeTrainings';
import type { Texts } from '../texts';

export const activeTrainings: Texts<typeof english> = {
  title: 'Trainings verwalten',
  filter: {
    label: 'Tabellen zeigen',
    all: 'Alle',
    active: 'Laufende',
    unfinished: 'Nicht beendete',
    finished: 'Beendete',
  },
  table: { active: 'Laufende Trainings', unfinished: 'Nicht beendete Trainings', finished: 'Beendete Trainings' },
  field: {
    name: 'Name',
    user: 'Benutzer',
    template: 'Name der Vorlage',
    plannedDate: 'Geplant für',
    lastUpdate: 'Zuletzt geändert',
    prize: 'Sofortpreis',
    actions: 'Aktionen',
  },
  nothingYet: {
    active: 'Es läuft gerade kein Training.',
    unfinished: 'Kein Training ist geplant oder läuft.',
    finished: 'Noch wurde kein Training beendet.',
  },
  noSuchPage: 'Auf dieser Seite gibt es keine Trainings mehr.',
  firstPage: 'Zur ersten Seite',
  nameAndDate: '{{name}} · {{date}}',
  of: '{{what}}: {{name}} · {{date}}',
  action: {
    continue: 'Fortsetzen',
    edit: 'Bearbeiten',
    cancel: 'Bearbeiten abbrechen',
    save: 'Speichern',
    delete: 'Löschen',
    finish: 'Beenden',
    unfinish: 'Wieder öffnen',
  },
  hint: {
    startFirst: 'Geplant: Vor dem Beenden muss es gestartet werden.',
    queued: 'Es wird beendet, sobald seine Bälle von diesem Gerät übertragen sind.',
  },
  prize: {
    none: 'Kein Sofortpreis',
    gone: 'Diesen Preis gibt es nicht mehr',
    saved: 'Der Sofortpreis von {{name}} ist gespeichert.',
  },
  mark: {
    finish: {
      title: 'Training beenden',
      question: 'Möchten Sie {{training}} beenden?',
      league_zero: 'Es ist kein Ball erfasst, in der Rangliste ändert sich also nichts.',
      league_one: 'Das Ergebnis von {{count, number}} Spieler/in kommt in die Rangliste.',
      league_other: 'Die Ergebnisse von {{count, number}} Spielern/Spielerinnen kommen in die Rangliste.',
      without_one: '{{count, number}} Spieler/in ohne erfassten Ball bekommt kein Ergebnis.',
      without_other: '{{count, number}} Spieler/innen ohne erfassten Ball bekommen kein Ergebnis.',
      confirm: 'Beenden',
      later: 'Nach dem Übertragen beenden',
      done: '{{name}} ist beendet. Die Ergebnisse stehen in der Rangliste.',
      queued: '{{name}} wird beendet, sobald die Bälle übertragen sind.',
    },
    unfinish: {
      title: 'Training wieder öffnen',
      question: 'Möchten Sie {{training}} wieder öffnen?',
      league_zero: 'Es hat keine Ergebnisse, in der Rangliste ändert sich also nichts.',
      league_one:
        'Das Ergebnis von {{count, number}} Spieler/in wird aus der Rangliste genommen, bis das Training wieder beendet ist.',
      league_other:
        'Die Ergebnisse von {{count, number}} Spielern/Spielerinnen werden aus der Rangliste genommen, bis das Training wieder beendet ist.',
      confirm: 'Wieder öffnen',
      done: '{{name}} ist wieder offen. Die Ergebnisse stehen nicht mehr in der Rangliste.',
    },
    unsent_one:
      '{{count, number}} auf diesem Gerät erfasster Ball ist noch nicht übertragen. Das Training wird beendet, sobald er übertragen ist.',
    unsent_other:
      '{{count, number}} auf diesem Gerät erfasste Bälle sind noch nicht übertragen. Das Training wird beendet, sobald sie übertragen sind.',
    undecided_one:
      '{{count, number}} davon wurde abgelehnt: Entscheiden Sie zuerst im Trainingsassistenten, was daraus werden soll.',
    undecided_other:
      '{{count, number}} davon wurden abgelehnt: Entscheiden Sie zuerst im Trainingsassistenten, was daraus werden soll.',
  },
  remove: {
    question: 'Möchten Sie das Training wirklich löschen?',
    what: '{{training}} geht verloren.',
    sessions_zero: 'Es hat keine Spielereinheiten.',
    sessions_one: 'Damit geht {{count, number}} Spielereinheit verloren.',
    sessions_other: 'Damit gehen {{count, number}} Spielereinheiten verloren.',
    balls_zero: 'Es ist kein Ball erfasst.',
    balls_one: '{{count, number}} erfasster Ball geht verloren.',
    balls_other: '{{count, number}} erfasste Bälle gehen verloren.',
    unsent_one:
      '{{count, number}} weiterer Ball auf diesem Gerät ist noch nicht übertragen und kann es dann nicht mehr werden.',
    unsent_other:
      '{{count, number}} weitere Bälle auf diesem Gerät sind noch nicht übertragen und können es dann nicht mehr werden.',
    prize: 'Sein Sofortpreis {{prize}} wird zurückgenommen.',
    league_zero: 'Die Rangliste ändert sich nicht.',
    league_one: 'Das Ergebnis von {{count, number}} Spieler/in verschwindet aus der Rangliste.',
    league_other: 'Die Ergebnisse von {{count, number}} Spielern/Spielerinnen verschwinden aus der Rangliste.',
    points_one: 'Damit geht {{count, number}} Ranglistenpunkt verloren.',
    points_other: 'Damit gehen {{count, number}} Ranglistenpunkte verloren.',
    done: 'Gelöscht: {{training}}.',
  },
};
