import type { importing as english } from '../en/importing';
import type { Texts } from '../texts';

export const importing: Texts<typeof english> = {
  title: 'Mitglieder importieren',
  club: 'Golfclub',
  into: 'In {{club}}',
  intro:
    'Wählen Sie eine CSV-Datei mit einem Mitglied je Zeile. Die erste Zeile nennt die Spalten, auf Deutsch oder Englisch. Ein Mitglied mit derselben E-Mail wird aktualisiert, alle anderen werden angelegt.',
  columns: 'Nötig: {{required}}. Gelesen, wenn vorhanden: {{optional}}.',
  choose: 'CSV-Datei auswählen',
  chooseOther: 'Andere Datei auswählen',
  drop: 'oder hier ablegen',
  column: {
    name: 'Vorname',
    surname: 'Nachname',
    email: 'E-Mail',
    username: 'Benutzername',
    dateOfBirth: 'Geburtsdatum',
    gender: 'Geschlecht',
    handicap: 'Handicap',
    mobile: 'Mobil',
    phone: 'Telefon',
  },
  line: 'Zeile',
  verdict: 'Ergebnis',
  reasons: 'Gründe',
  reason: '{{column}}: {{why}}',
  file: {
    tooManyBytes: 'Die Datei ist größer als 5 MB. Bitte teilen Sie sie auf mehrere Dateien auf.',
    notUtf8: 'Die Datei ist kein UTF-8-Text. Bitte speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut.',
    noRows: 'In der Datei stehen keine Mitglieder: Unter den Namen der Spalten ist jede Zeile ein Mitglied.',
    tooManyRows:
      'In der Datei stehen {{count, number}} Mitglieder; höchstens {{most, number}} können auf einmal importiert werden. Bitte teilen Sie sie auf mehrere Dateien auf.',
    missingColumns: 'Der Datei fehlt eine Spalte für: {{columns}}. Bitte ergänzen Sie sie in der ersten Zeile.',
    repeatedColumns: 'Die Datei hat mehr als eine Spalte für: {{columns}}. Bitte behalten Sie je eine.',
    tooManyCells:
      'Zeile {{line}} hat mehr Zellen, als es Spalten gibt. Bitte setzen Sie Texte mit Komma oder Semikolon in Anführungszeichen.',
    openQuotes:
      'Die Anführungszeichen ab Zeile {{line}} enden nie. Bitte schließen Sie sie; im Text werden Anführungszeichen verdoppelt.',
    textAfterQuotes:
      'In Zeile {{line}} geht ein Text nach seinen Anführungszeichen weiter. Bitte verdoppeln Sie Anführungszeichen, die zum Text gehören.',
    unreadable: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie erneut.',
  },
  ignored: 'Diese Spalten werden nicht importiert: {{columns}}.',
  minuses_one:
    '{{count, number}} Handicap hat ein Minus. Es wird als Plus-Handicap gelesen, besser als Scratch: Bitte prüfen Sie es in der Tabelle.',
  minuses_other:
    '{{count, number}} Handicaps haben ein Minus. Sie werden als Plus-Handicaps gelesen, besser als Scratch: Bitte prüfen Sie sie in der Tabelle.',
  checking: '{{done, number}} von {{total, number}} Mitgliedern geprüft …',
  notChecked: 'Die Datei konnte nicht geprüft werden.',
  filter: {
    label: 'Zeilen anzeigen',
    all: 'Alle ({{count, number}})',
    create: 'Anlegen ({{count, number}})',
    update: 'Aktualisieren ({{count, number}})',
    unchanged: 'Unverändert ({{count, number}})',
    refused: 'Abgelehnt ({{count, number}})',
  },
  is: { create: 'Anlegen', update: 'Aktualisieren', unchanged: 'Unverändert', refused: 'Abgelehnt' },
  table: 'Mitglieder in {{file}}',
  nothingHere: 'Keine Zeile hat dieses Ergebnis.',
  allOrNothing_one:
    'Alles oder nichts: Solange {{count, number}} Zeile abgelehnt ist, kann nichts importiert werden. Bitte berichtigen Sie sie in der Datei und wählen Sie die Datei erneut.',
  allOrNothing_other:
    'Alles oder nichts: Solange {{count, number}} Zeilen abgelehnt sind, kann nichts importiert werden. Bitte berichtigen Sie sie in der Datei und wählen Sie die Datei erneut.',
  nothingToDo: 'Alle in dieser Datei sind schon Mitglied, mit denselben Daten. Es gibt nichts zu importieren.',
  ready_one: '{{count, number}} Zeile kann importiert werden. Noch ist nichts geschrieben.',
  ready_other: '{{count, number}} Zeilen können importiert werden. Noch ist nichts geschrieben.',
  download: 'Abgelehnte Zeilen herunterladen',
  downloadName: 'abgelehnte-mitglieder.csv',
  confirm_one: '{{count, number}} Mitglied importieren',
  confirm_other: '{{count, number}} Mitglieder importieren',
  writing: 'Wird importiert …',
  notWritten:
    'Nichts wurde importiert: Seit der Prüfung der Datei hat sich etwas geändert. Das sind die neuen Ergebnisse.',
  failed: 'Nichts wurde importiert.',
  done: 'Importiert: {{create, number}} angelegt, {{update, number}} aktualisiert, {{unchanged, number}} unverändert.',
};
