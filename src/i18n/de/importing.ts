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
    fullName: 'Nachname, Vorname',
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
      'In der Datei stehen mehr als die {{most, number}} Mitglieder, die auf einmal importiert werden können. Bitte teilen Sie sie auf mehrere Dateien auf.',
    brokenQuotes:
      'In vielen Zeilen passen die Anführungszeichen nicht zusammen, zuerst in Zeile {{line}}. Bitte speichern Sie die Tabelle noch einmal als .xlsx oder als „CSV UTF-8“.',
    tooSlow:
      'Die Datei zu lesen dauert zu lange. Bitte kopieren Sie nur die Tabelle der Mitglieder in eine neue Arbeitsmappe und wählen Sie diese.',
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
  remarked_one: '{{count, number}} Zeile hat einen Hinweis. Bitte prüfen Sie sie unter „Mit Hinweis“.',
  remarked_other: '{{count, number}} Zeilen haben Hinweise. Bitte prüfen Sie sie unter „Mit Hinweis“.',
  finding: {
    minus: 'Ein Minus wird als Plus-Handicap gelesen, besser als Scratch. Bitte prüfen Sie es.',
    highest: '„PR“ und Zahlen über 54 werden als 54 gelesen. Bitte prüfen Sie es.',
    'next-to-table': 'Eine Notiz neben der Tabelle wird nicht importiert.',
    'strange-letters': 'Buchstaben sehen falsch aus. Bitte prüfen Sie den Namen und die Zeichencodierung der Datei.',
    'too-many-cells':
      'Diese Zeile hat mehr Zellen, als es Überschriften gibt. Ihre Werte stehen vielleicht in falschen Spalten: Bitte berichtigen Sie sie.',
    'broken-quotes':
      'Die Anführungszeichen dieser Zeile passen nicht zusammen. Ihre Werte stehen vielleicht in falschen Spalten: Bitte berichtigen Sie sie.',
  },
  notRead: {
    username: 'Nicht importiert. Benutzernamen haben nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.',
    dateOfBirth: 'Nicht importiert. Gelesen werden Daten wie 31.12.1990, die nicht in der Zukunft liegen.',
    gender: 'Nicht importiert. Gelesen werden m, w, f, Mann, Frau, männlich, weiblich und Herr.',
    handicap: 'Nicht importiert. Gelesen werden 0 bis 54 mit einer Nachkommastelle, +0,1 bis +10 und PR.',
    mobile: 'Nicht importiert. Gelesen werden bis zu 50 Zeichen, aber keine zu 4,9E+11 verkürzte Nummer.',
    phone: 'Nicht importiert. Gelesen werden bis zu 50 Zeichen, aber keine zu 4,9E+11 verkürzte Nummer.',
  },
  encoding: {
    label: 'Zeichencodierung der Datei',
    help: 'Ändern Sie sie, wenn unten Buchstaben wie ä oder é falsch aussehen.',
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252 (Westeuropa)',
    macintosh: 'Mac Roman (alte Macs)',
    cp850: 'Codepage 850 (MS-DOS, Westeuropa)',
    cp437: 'Codepage 437 (MS-DOS, USA)',
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
    remarked: 'Mit Hinweis ({{count, number}})',
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
  strangeLetters_one:
    'In {{count, number}} Namen sehen Buchstaben falsch aus. Bitte wählen Sie oben eine andere Zeichencodierung, bis alle Namen stimmen.',
  strangeLetters_other:
    'In {{count, number}} Namen sehen Buchstaben falsch aus. Bitte wählen Sie oben eine andere Zeichencodierung, bis alle Namen stimmen.',
  ready_one: '{{count, number}} Zeile kann importiert werden. Noch ist nichts geschrieben.',
  ready_other: '{{count, number}} Zeilen können importiert werden. Noch ist nichts geschrieben.',
  download: 'Abgelehnte Zeilen herunterladen',
  downloadName: 'abgelehnte-mitglieder',
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
