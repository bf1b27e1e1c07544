import type { lateJoiner as english, queuedSteps as englishSteps } from '../en/lateJoiner';

export const lateJoiner: typeof english = {
  open: 'Spieler/in hinzufügen',
  openTeam: 'Team hinzufügen',
  title: '{{training}}: Spieler/in hinzufügen',
  titleTeam: '{{training}}: Team hinzufügen',
  takes: 'Enter fügt das einzige gefundene Mitglied hinzu. Das Erfassen geht weiter, wo es steht.',
  otherHandicap: 'Mit anderem Handicap starten',
  done_one: '{{names}} ist hinzugefügt.',
  done_other: '{{names}} sind hinzugefügt.',
  fromDevice: 'Der Server ist nicht erreichbar: Das sind die Mitglieder, wie dieses Gerät sie kennt.',
  key: 'Plus: Spieler/in hinzufügen',
};

export const queuedSteps: typeof englishSteps = {
  started: 'Auf diesem Gerät gestartet. Der Server erfährt es, sobald er erreichbar ist.',
  added_one:
    '{{count, number}} Spieler/in ist auf diesem Gerät hinzugefügt. Der Server erfährt es, sobald er erreichbar ist.',
  added_other:
    '{{count, number}} Spieler/innen sind auf diesem Gerät hinzugefügt. Der Server erfährt es, sobald er erreichbar ist.',
  start: 'Start des Trainings',
  startOn: 'Start des Trainings, gespielt am {{date}}',
  add: 'Hinzuzufügen: {{players}}',
  refused: 'Der Server ist nicht einverstanden: {{reason}}',
  goOn: 'Was danach erfasst wurde, bleibt auf diesem Gerät und wird übertragen, sobald das entschieden ist.',
  reopen: 'Training wieder öffnen und weitermachen',
  reopenLoss: 'Seine Ergebnisse stehen nicht in der Rangliste, bis es wieder beendet ist.',
  again: 'Noch einmal versuchen',
  planned: {
    reason: 'Der Start dieses Trainings wurde inzwischen zurückgenommen.',
    askPro:
      'Der Start dieses Trainings wurde zurückgenommen. Bitten Sie den Pro, es wieder zu starten, und versuchen Sie es dann noch einmal.',
    start: 'Training wieder starten und weitermachen',
    startToday: 'Heute spielen und weitermachen',
    keepDate: 'Datum beibehalten und weitermachen',
  },
  takeBackStart: 'Start zurücknehmen',
  discardAdded: 'Nicht hinzufügen',
  discardQuestion: '{{players}} wirklich weglassen?',
  discardLoss_zero: 'Für sie ist noch nichts erfasst.',
  discardLoss_one: '{{count, number}} für sie erfasster Ball wird von diesem Gerät gelöscht und nie übertragen.',
  discardLoss_other: '{{count, number}} für sie erfasste Bälle werden von diesem Gerät gelöscht und nie übertragen.',
};
