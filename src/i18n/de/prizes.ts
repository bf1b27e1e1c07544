import type { prizes as english } from '../en/prizes';
import type { Texts } from '../texts';

export const prizes: Texts<typeof english> = {
  title: 'Preise',
  create: 'Preis anlegen',
  field: { name: 'Name', description: 'Beschreibung', image: 'Bild', prize: 'Preis der Rangliste' },
  place: { FIRST_PRIZE: '1. Preis', SECOND_PRIZE: '2. Preis', THIRD_PRIZE: '3. Preis' },
  noPlace: 'Keiner',
  note: '{{place}} der Rangliste',
  noNote: 'Kein Preis der Rangliste',
  picture: 'Bild von {{name}}',
  edit: '{{name}} bearbeiten',
  editing: 'Preis {{name}} bearbeiten',
  save: '{{name}} speichern',
  cancel: 'Bearbeiten von {{name}} abbrechen',
  delete: '{{name}} löschen',
  nothingYet: 'Noch gibt es keine Preise. Legen Sie den ersten an.',
  unnamed: 'Bitte geben Sie einen Namen ein.',
  tooLong: 'Bitte geben Sie höchstens {{count, number}} Zeichen ein.',
  saved: 'Gespeichert: {{name}}.',
  taken: {
    holder: '{{other}} ist schon der {{place}} der Rangliste.',
    becomes: 'Wenn Sie tauschen, wird {{other}} der {{place}}.',
    becomesNone: 'Wenn Sie tauschen, ist {{other}} kein Preis der Rangliste mehr.',
    swap: 'Tauschen',
    chooseAnother: 'Anderen wählen',
  },
  remove: {
    question: 'Möchten Sie diesen Preis wirklich löschen?',
    consequence:
      '{{name}} lässt sich danach nicht wiederherstellen. Ein Preis, der in einem Training vergeben wurde, wird nicht gelöscht.',
    inUse_one:
      '{{name}} ist der Sofortpreis von {{count, number}} Training. Bitte wählen Sie dort zuerst einen anderen Preis.',
    inUse_other:
      '{{name}} ist der Sofortpreis von {{count, number}} Trainings. Bitte wählen Sie dort zuerst einen anderen Preis.',
    done: 'Gelöscht: {{name}}.',
  },
};
