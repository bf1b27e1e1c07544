import type { categories as english } from '../en/categories';
import type { Texts } from '../texts';

export const categories: Texts<typeof english> = {
  title: 'Trainingskategorien',
  create: 'Kategorie anlegen',
  field: { name: 'Name', description: 'Beschreibung' },
  actions: 'Aktionen',
  language: { en: 'Englisch', de: 'Deutsch' },
  inLanguage: '{{field}} ({{language}})',
  otherText: '{{language}}: {{text}}',
  missing: 'Fehlt auf {{language}}',
  edit: '{{name}} bearbeiten',
  editing: 'Kategorie {{name}} bearbeiten',
  save: '{{name}} speichern',
  cancel: 'Bearbeiten von {{name}} abbrechen',
  delete: '{{name}} löschen',
  nothingYet: 'Noch gibt es keine Trainingskategorien. Legen Sie die erste an.',
  unnamed: 'Bitte geben Sie einen Namen ein.',
  tooLong: 'Bitte geben Sie höchstens {{count, number}} Zeichen ein.',
  saved: 'Gespeichert: {{name}}.',
  remove: {
    question: 'Möchten Sie die Kategorie wirklich löschen?',
    consequence:
      '{{name}} lässt sich danach nicht wiederherstellen. Eine Kategorie, die noch Vorlagen verwenden, wird nicht gelöscht.',
    inUse_one:
      '{{name}} wird noch von {{count, number}} Vorlage verwendet. Bitte wählen Sie dort zuerst eine andere Kategorie.',
    inUse_other:
      '{{name}} wird noch von {{count, number}} Vorlagen verwendet. Bitte wählen Sie dort zuerst eine andere Kategorie.',
    done: 'Gelöscht: {{name}}.',
  },
};
