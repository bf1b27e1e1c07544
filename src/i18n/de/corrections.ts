import type * as english from '../en/corrections';
import type { Texts } from '../texts';

export const corrections: Texts<typeof english.corrections> = {
  label: 'Ball {{number}} korrigieren',
  clear: 'Ball {{number}} löschen',
  give: 'Ball weitergeben …',
  giving: {
    title: 'Ball {{number}} von {{players}}: {{points}} weitergeben an …',
    choose: '{{players}}, Ball {{number}}',
    nobody: 'Niemand sonst in diesem Training hat noch einen offenen Ball.',
    done: 'Weitergegeben an {{players}}, Ball {{number}}: {{points}}.',
  },
  undoMove: 'Rückgängig: {{players}}, Ball {{number}} weitergegeben',
  handicap: {
    of: 'Start-Handicap von {{players}} korrigieren: {{handicap}}',
    title: 'Start-Handicap korrigieren: {{players}}',
    field: 'Start-Handicap von {{name}}',
    help: 'Es gilt nur für dieses Training. Die Änderung wird festgehalten.',
    reading: 'Gelesen als {{handicap}}.',
    readingPlus: 'Gelesen als Plus-Handicap {{handicap}}, besser als Scratch.',
    save: 'Korrigieren',
    done: 'Das korrigierte Start-Handicap ist auf diesem Gerät erfasst und wird übertragen.',
  },
  list: 'Korrekturen von {{training}}',
  unsentMove: '{{from}}, Ball {{number}}: {{points}}, weitergegeben an {{to}}, Ball {{toNumber}}',
  unsentHandicap: 'Start-Handicap von {{name}}: {{handicap}}',
  sourceChanged:
    'Ball {{number}} von {{players}} wurde inzwischen anders erfasst: {{points}}, von {{who}} um {{time}}.',
  targetTaken: 'Ball {{number}} von {{players}} wurde inzwischen erfasst: {{points}}, von {{who}} um {{time}}.',
  handicapTaken: 'Inzwischen wurde es auf {{handicap}} gesetzt.',
  again: 'Erneut versuchen',
  discardMove: 'Ball dort lassen',
  discardHandicap: 'Korrektur verwerfen',
  mine: 'Meinen Wert nehmen: {{handicap}}',
  theirs: 'Anderen Wert behalten: {{handicap}}',
};
