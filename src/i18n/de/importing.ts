import type * as english from '../en/importing';
import type { Texts } from '../texts';

export const importing: Texts<typeof english.importing> = {
  title: 'Mitglieder importieren',
  club: 'Golfclub',
  into: 'In {{club}}',
  clubFirst: 'Wählen Sie zuerst den Golfclub, zu dem die Mitglieder gehören, dann die Datei mit ihnen.',
  intro:
    'Wählen Sie eine Arbeitsmappe (.xlsx), CSV- oder Textdatei mit einem Mitglied je Zeile. Die erste Zeile nennt die Spalten. Ein Mitglied mit derselben E-Mail wird aktualisiert, alle anderen werden angelegt.',
  columns: 'Nötig: {{required}}. Gelesen, wenn vorhanden: {{optional}}.',
  choose: 'Datei auswählen',
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
    mobile: 'Mobiltelefon',
    phone: 'Telefon',
  },
  line: 'Zeile',
  rowStatus: 'Status',
  reasons: 'Gründe',
  reason: '{{column}}: {{why}}',
  file: {
    tooManyBytes: 'Die Datei ist größer als 16 MB. Bitte teilen Sie sie auf mehrere Dateien auf.',
    notUtf8: 'Die Datei ist kein UTF-8-Text. Bitte wählen Sie eine andere Zeichencodierung.',
    notText:
      'Die Datei ist kein Text in dieser Zeichencodierung. Bitte wählen Sie eine andere, oder speichern Sie die Tabelle als „CSV UTF-8“.',
    oldWorkbook:
      'Die Datei ist eine Arbeitsmappe alter Art (.xls) oder hat ein Kennwort. Bitte speichern Sie sie als .xlsx ohne Kennwort und wählen Sie diese Datei.',
    damagedWorkbook:
      'Die Datei ist keine lesbare Arbeitsmappe. Bitte speichern Sie die Tabelle noch einmal als .xlsx oder als „CSV UTF-8“.',
    hugeWorkbook:
      'Die Arbeitsmappe ist entpackt größer als 100 MB. Bitte speichern Sie nur die Tabelle der Mitglieder und wählen Sie diese Datei.',
    tooManyColumns:
      'Die Datei hat mehr als {{most, number}} Spalten. Bitte lassen Sie die weg, die nicht gebraucht werden.',
    noRows: 'In der Datei stehen keine Mitglieder: Unter den Namen der Spalten ist jede Zeile ein Mitglied.',
    tooManyRows:
      'In der Datei stehen {{count, number}} Mitglieder; höchstens {{most, number}} können auf einmal importiert werden. Bitte teilen Sie sie auf mehrere Dateien auf.',
    tooManyCells:
      'Zeile {{line}} hat mehr Zellen, als es Spalten gibt. Bitte setzen Sie Texte mit Komma oder Semikolon in Anführungszeichen.',
    openQuotes:
      'Die Anführungszeichen ab Zeile {{line}} enden nie. Bitte schließen Sie sie; im Text werden Anführungszeichen verdoppelt.',
    textAfterQuotes:
      'In Zeile {{line}} geht ein Text nach seinen Anführungszeichen weiter. Bitte verdoppeln Sie Anführungszeichen, die zum Text gehören.',
    unreadable: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie erneut.',
  },
  columnsTitle: 'Was die Spalten bedeuten',
  columnsProblem: {
    missingColumns: 'Keine Spalte ist gewählt für: {{columns}}. Bitte sagen Sie unten, welche es ist.',
    repeatedColumns: 'Mehr als eine Spalte ist gewählt für: {{columns}}. Bitte behalten Sie je eine.',
  },
  remembered: 'Die Bedeutung der Spalten ist wie bei der letzten Datei mit denselben Überschriften.',
  notImported: 'Nicht importieren',
  columnWithoutName: 'Spalte {{number}}, ohne Namen',
  sample: 'Zum Beispiel: {{text}}',
  emptyColumn: 'Darin steht nichts.',
  ignored: 'Diese Spalten werden nicht importiert: {{columns}}.',
  minuses_one:
    '{{count, number}} Handicap hat ein Minus. Es wird als Plus-Handicap gelesen, besser als Scratch: Bitte prüfen Sie es in der Tabelle.',
  minuses_other:
    '{{count, number}} Handicaps haben ein Minus. Sie werden als Plus-Handicaps gelesen, besser als Scratch: Bitte prüfen Sie sie in der Tabelle.',
  highest_one:
    '{{count, number}} Handicap ist „PR“ oder über 54. Es wird als 54 gelesen: Bitte prüfen Sie es in der Tabelle.',
  highest_other:
    '{{count, number}} Handicaps sind „PR“ oder über 54. Sie werden als 54 gelesen: Bitte prüfen Sie sie in der Tabelle.',
  encoding: {
    label: 'Zeichencodierung der Datei',
    help: 'Ändern Sie sie, wenn unten Buchstaben wie ä oder é falsch aussehen.',
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252 (Westeuropa)',
    'utf-16le': 'UTF-16 (Excel „Unicode-Text“)',
    'utf-16be': 'UTF-16, Big-Endian',
  },
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
  is: {
    create: 'Anlegen',
    update: 'Aktualisieren',
    unchanged: 'Unverändert',
    refused: 'Abgelehnt',
    checking: 'Wird geprüft …',
  },
  table: 'Mitglieder in {{file}}',
  nothingHere: 'Keine Zeile hat diesen Status.',
  someRefused_one:
    '{{count, number}} Zeile ist abgelehnt. Berichtigen Sie sie unten (in der Tabelle: Doppelklick auf eine Zelle, oder Eingabetaste), oder importieren Sie die anderen und behalten Sie sie als Datei.',
  someRefused_other:
    '{{count, number}} Zeilen sind abgelehnt. Berichtigen Sie sie unten (in der Tabelle: Doppelklick auf eine Zelle, oder Eingabetaste), oder importieren Sie die anderen und behalten Sie sie als Datei.',
  nothingToDo: 'Alle in dieser Datei sind schon Mitglied, mit denselben Daten. Es gibt nichts zu importieren.',
  sharedEmail:
    'Eine andere Zeile hat dieselbe E-Mail. Jede Person braucht eine eigene, denn daran werden Mitglieder unterschieden.',
  sharing_one:
    '{{count, number}} Zeile hat die E-Mail einer Zeile darüber. Mitglieder werden an ihrer E-Mail unterschieden, jede Person braucht also eine eigene: Bitte tragen Sie in der Tabelle eine andere ein. Viele Anbieter stellen „familie+golf@…“ an „familie@…“ zu.',
  sharing_other:
    '{{count, number}} Zeilen haben die E-Mail einer Zeile darüber. Mitglieder werden an ihrer E-Mail unterschieden, jede Person braucht also eine eigene: Bitte tragen Sie in der Tabelle eine andere ein. Viele Anbieter stellen „familie+golf@…“ an „familie@…“ zu.',
  renamed: 'Das Mitglied mit dieser E-Mail hat einen anderen Vornamen und einen anderen Nachnamen.',
  renaming_one:
    '{{count, number}} Zeile gibt dem Mitglied mit ihrer E-Mail einen anderen Vor- und Nachnamen. Bitte prüfen Sie in der Tabelle, unter Gründe, ob es eine andere Person ist, die eine eigene E-Mail braucht.',
  renaming_other:
    '{{count, number}} Zeilen geben den Mitgliedern mit ihren E-Mails andere Vor- und Nachnamen. Bitte prüfen Sie in der Tabelle, unter Gründe, ob es andere Personen sind, die eigene E-Mails brauchen.',
  ready_one: '{{count, number}} Zeile kann importiert werden. Noch ist nichts geschrieben.',
  ready_other: '{{count, number}} Zeilen können importiert werden. Noch ist nichts geschrieben.',
  download: 'Abgelehnte Zeilen herunterladen',
  downloadName: 'abgelehnte-mitglieder.csv',
  confirm_one: '{{count, number}} Mitglied importieren',
  confirm_other: '{{count, number}} Mitglieder importieren',
  confirmRest_one: '{{count, number}} gute Zeile importieren, den Rest als Datei behalten',
  confirmRest_other: '{{count, number}} gute Zeilen importieren, den Rest als Datei behalten',
  writing: 'Wird importiert …',
  notWritten: 'Nichts wurde importiert: Seit der Prüfung der Datei hat sich etwas geändert. Was, zeigt die Tabelle.',
  failed: 'Nichts wurde importiert.',
  partsGone:
    'Der Server hat die zuerst gesendeten Zeilen nicht mehr, vielleicht weil Sie einen weiteren Import in diesen Golfclub begonnen haben. Bitte importieren Sie noch einmal.',
  partlyDone:
    'Importiert: {{create, number}} angelegt, {{update, number}} aktualisiert, {{unchanged, number}} unverändert. Die {{refused, number}} abgelehnten Zeilen stehen in der gespeicherten Datei.',
  undo: 'Import rückgängig machen',
  undone:
    'Der Import ist rückgängig gemacht. Entfernte Mitglieder: {{removed, number}}; wieder wie vorher: {{restored, number}}.',
  notUndone:
    'Nichts wurde rückgängig gemacht. Mitglieder dieses Imports, die seitdem anderweitig geändert wurden: {{total, number}} ({{members}}).',
  done: 'Importiert: {{create, number}} angelegt, {{update, number}} aktualisiert, {{unchanged, number}} unverändert.',
};
