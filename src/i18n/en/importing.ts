export const importing = {
  title: 'Import members',
  club: 'Golfclub',
  into: 'Into {{club}}',
  clubFirst: 'First choose the golf club that the members belong to, then the file with them.',
  intro:
    'Choose a workbook (.xlsx), a CSV or a text file with one member per line. The first line names the columns. A member with the same e-mail is updated, everybody else is created.',
  columns: 'Needed: {{required}}. Read if they are there: {{optional}}.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'or drop it here',
  column: {
    name: 'Name',
    surname: 'Surname',
    email: 'E-Mail',
    username: 'Username',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    handicap: 'Handicap',
    mobile: 'Mobile',
    phone: 'Phone',
    fullName: 'Surname, name',
  },
  line: 'Line',
  rowStatus: 'Status',
  reasons: 'Reasons',
  reason: '{{column}}: {{why}}',
  file: {
    tooManyBytes: 'The file is larger than 16 MB. Please split it into several files.',
    notUtf8: 'The file is not UTF-8 text. Please choose another encoding.',
    notText: 'The file is not text in this encoding. Please choose another one, or save the table as "CSV UTF-8".',
    oldWorkbook:
      'The file is a workbook of an old kind (.xls), or has a password. Please save it as .xlsx without a password and choose that file.',
    damagedWorkbook: 'The file is no workbook that can be read. Please save the table as .xlsx or "CSV UTF-8" again.',
    hugeWorkbook:
      'The workbook takes more than 100 MB once it is unpacked. Please save the table of members alone and choose that file.',
    tooManyColumns: 'The file has more than {{most, number}} columns. Please leave those out that are not needed.',
    noRows: 'The file has no members in it: below the names of the columns, each line is one member.',
    tooManyRows:
      'The file has more than the {{most, number}} members that can be imported at once. Please split it into several files.',
    brokenQuotes:
      'The quotes do not match on many lines, first on line {{line}}. Please save the table as .xlsx or "CSV UTF-8" again.',
    tooSlow:
      'The file takes too long to read. Please copy the table of members alone into a new workbook and choose that file.',
    unreadable: 'The file could not be read. Please choose it again.',
  },
  columnsTitle: 'What the columns mean',
  columnsProblem: {
    missingColumns: 'No column is chosen for: {{columns}}. Please say below which one it is.',
    repeatedColumns: 'More than one column is chosen for: {{columns}}. Please keep one of each.',
  },
  remembered: 'What the columns mean is as it was said for the last file with the same headings.',
  notImported: 'Not imported',
  columnWithoutName: 'Column {{number}}, without a name',
  sample: 'For example: {{text}}',
  emptyColumn: 'Nothing stands in it.',
  ignored: 'These columns are not imported: {{columns}}.',
  remarked_one: '{{count, number}} row has a remark. Please check it under "With remarks".',
  remarked_other: '{{count, number}} rows have remarks. Please check them under "With remarks".',
  finding: {
    minus: 'A minus is read as a plus handicap, better than scratch. Please check it.',
    highest: '"PR" and numbers above 54 are read as 54. Please check it.',
    'next-to-table': 'A note next to the table is not imported.',
    'strange-letters': 'Letters look wrong. Please check the name and the encoding of the file.',
    'too-many-cells':
      'This line has more cells than there are headings, so its values may be in the wrong columns. Please correct them.',
    'broken-quotes':
      'The quotes in this line do not match, so its values may be in the wrong columns. Please correct them.',
  },
  notRead: {
    username: 'Not imported. Usernames have letters, digits, dots, hyphens and underscores only.',
    dateOfBirth: 'Not imported. Accepted are dates such as 31.12.1990 that are not in the future.',
    gender: 'Not imported. Accepted are m, f, w, man, woman, male, female, Mr, Mrs, Ms, Herr and Frau.',
    handicap: 'Not imported. Accepted are 0 to 54 with one decimal place, +0.1 to +10 and PR.',
    mobile: 'Not imported. Accepted are up to 50 characters, and no number that was shortened to 4.9E+11.',
    phone: 'Not imported. Accepted are up to 50 characters, and no number that was shortened to 4.9E+11.',
  },
  encoding: {
    label: 'Encoding of the file',
    help: 'Change it if letters such as ä or é look wrong below.',
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252 (Western Europe)',
    macintosh: 'Mac Roman (old Macs)',
    cp850: 'Code page 850 (MS-DOS, Western Europe)',
    cp437: 'Code page 437 (MS-DOS, USA)',
    'utf-16le': 'UTF-16 (Excel "Unicode text")',
    'utf-16be': 'UTF-16, big-endian',
  },
  checking: 'Checking {{done, number}} of {{total, number}} members …',
  notChecked: 'The file could not be checked.',
  filter: {
    label: 'Show rows',
    all: 'All ({{count, number}})',
    create: 'Create ({{count, number}})',
    update: 'Update ({{count, number}})',
    unchanged: 'Unchanged ({{count, number}})',
    refused: 'Refused ({{count, number}})',
    remarked: 'With remarks ({{count, number}})',
  },
  is: { create: 'Create', update: 'Update', unchanged: 'Unchanged', refused: 'Refused', checking: 'Checking …' },
  table: 'Members in {{file}}',
  nothingHere: 'No row has this status.',
  someRefused_one:
    '{{count, number}} row is refused. Correct it below (in the table: double-click a cell, or press Enter in it), or import the others and keep it as a file.',
  someRefused_other:
    '{{count, number}} rows are refused. Correct them below (in the table: double-click a cell, or press Enter in it), or import the others and keep them as a file.',
  nothingToDo: 'Everybody in this file is already a member with the same data. There is nothing to import.',
  sharedEmail:
    'Another row has the same e-mail. Each person needs an address of their own, because members are told apart by it.',
  sharing_one:
    '{{count, number}} row has the e-mail of a row above it. Members are told apart by their e-mail, so each person needs one of their own: type another one into the table. Many providers deliver "family+golf@…" to "family@…".',
  sharing_other:
    '{{count, number}} rows have the e-mail of a row above them. Members are told apart by their e-mail, so each person needs one of their own: type another one into the table. Many providers deliver "family+golf@…" to "family@…".',
  renamed: 'The member with this e-mail has another name and another surname.',
  renaming_one:
    '{{count, number}} row gives the member with its e-mail another name and another surname. Please check in the table, under Reasons, whether it is another person, who needs an e-mail of their own.',
  renaming_other:
    '{{count, number}} rows give the members with their e-mails other names and other surnames. Please check in the table, under Reasons, whether they are other persons, who need e-mails of their own.',
  strangeLetters_one:
    'In {{count, number}} name letters look wrong. Please choose another encoding above until all names look right.',
  strangeLetters_other:
    'In {{count, number}} names letters look wrong. Please choose another encoding above until all names look right.',
  ready_one: '{{count, number}} row can be imported. Nothing has been written yet.',
  ready_other: '{{count, number}} rows can be imported. Nothing has been written yet.',
  download: 'Download the refused rows',
  downloadName: 'refused-members',
  confirm_one: 'Import {{count, number}} member',
  confirm_other: 'Import {{count, number}} members',
  confirmRest_one: 'Import the {{count, number}} good row, keep the rest as a file',
  confirmRest_other: 'Import the {{count, number}} good rows, keep the rest as a file',
  writing: 'Importing …',
  notWritten: 'Nothing was imported: something has changed since the file was checked. The table shows what.',
  failed: 'Nothing was imported.',
  partsGone:
    'The server no longer has the rows that were sent first, perhaps because you began another import into this club. Please import once more.',
  partlyDone:
    'Imported: {{create, number}} created, {{update, number}} updated, {{unchanged, number}} unchanged. The {{refused, number}} refused rows are in the file that was saved.',
  undo: 'Undo import',
  undone: 'The import is undone. Members removed: {{removed, number}}; as they were before: {{restored, number}}.',
  notUndone:
    'Nothing was undone. Members of this import that something else has changed since: {{total, number}} ({{members}}).',
  done: 'Imported: {{create, number}} created, {{update, number}} updated, {{unchanged, number}} unchanged.',
};
