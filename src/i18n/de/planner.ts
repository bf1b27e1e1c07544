import type { planner as english } from '../en/planner';
import type { Texts } from '../texts';

export const planner: Texts<typeof english> = {
  menu: 'Trainingsplaner',
  title: 'Trainingsplaner',
  form: {
    title: 'Training planen',
    date: 'Datum',
    dateFormat: 'TT.MM.JJJJ',
    pickDate: 'Datum aus einem Kalender wählen',
    calendar: 'Kalender',
    template: 'Trainingsvorlage',
    noTemplateFound: 'Keine Trainingsvorlage heißt so.',
    plan: 'Planen',
    planned: 'Geplant: {{name}} am {{date}}.',
  },
  calendar: {
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    toYears: 'Jahr wählen',
    toDays: 'Zurück zu den Tagen des Monats',
  },
  wrong: {
    noDate: 'Bitte geben Sie das Datum des Trainings ein, als TT.MM.JJJJ.',
    impossibleDate:
      'Dieses Datum gibt es nicht. Bitte geben Sie ein Datum ein, das es gibt, als TT.MM.JJJJ – zum Beispiel 20.11.2026.',
    noTemplate: 'Bitte wählen Sie eine Trainingsvorlage.',
  },
  noTemplates:
    'Noch ist keine Trainingsvorlage bereit, deshalb kann kein Training geplant werden. Ein Admin macht eine bereit: Sie muss aktiv sein und einen Namen in beiden Sprachen, eine Trainingskategorie, eine Punktetabelle und eine Score-Handicap-Tabelle haben.',
  type: { REGULAR: 'Regulär', TRACKMAN: 'Trackman', TOURNAMENT: 'Turnier' },
  filter: { label: 'Trainings anzeigen', PLANNED: 'Geplant', STARTED: 'Gestartet', FINISHED: 'Beendet' },
  table: {
    PLANNED: 'Geplante Trainings',
    STARTED: 'Gestartete Trainings',
    FINISHED: 'Beendete Trainings',
    name: 'Name',
    plannedDate: 'Geplant für',
    startDate: 'Gestartet am',
    notStarted: 'Nicht gestartet',
    actions: 'Aktionen',
    delete: '{{name}} vom {{date}} löschen',
  },
  nothingYet: {
    PLANNED: 'Kein Training ist geplant. Planen Sie eines mit dem Formular oben.',
    STARTED: 'Kein Training läuft. Starten Sie ein geplantes im Trainingsassistenten.',
    FINISHED: 'Noch wurde kein Training beendet.',
  },
  noSuchPage: 'Auf dieser Seite gibt es keine Trainings mehr.',
  firstPage: 'Zur ersten Seite',
  remove: {
    title: 'Training löschen',
    question: 'Möchten Sie das geplante Training wirklich löschen?',
    which: '{{name}}, {{date}}',
    consequence: 'Seine Spielereinheiten und erfassten Bälle gehen verloren.',
    consequenceFinished:
      'Seine Spielereinheiten und erfassten Bälle gehen verloren, und seine Ergebnisse verschwinden aus der Rangliste.',
    confirm: 'Training löschen',
    done: 'Gelöscht: {{name}} vom {{date}}.',
  },
};
