export const lateJoiner = {
  open: 'Add a player',
  openTeam: 'Add a team',
  title: '{{training}}: add a player',
  titleTeam: '{{training}}: add a team',
  takes: 'Enter adds the only member found. Recording goes on where it stands.',
  otherHandicap: 'Start with another handicap',
  done_one: '{{names}} is added.',
  done_other: '{{names}} are added.',
  fromDevice: 'The server is not reached: these are the members as this device knows them.',
  key: 'Plus: add a player',
};

/** Starts and players that wait in the outbox. */
export const queuedSteps = {
  started: 'Started on this device. The server is told as soon as it can be reached.',
  added_one: '{{count, number}} player is added on this device. The server is told as soon as it can be reached.',
  added_other: '{{count, number}} players are added on this device. The server is told as soon as it can be reached.',
  start: 'Start of the training',
  startOn: 'Start of the training, played on {{date}}',
  add: 'Player to add: {{players}}',
  refused: 'The server does not agree: {{reason}}',
  goOn: 'What was recorded after it stays on this device and is sent once this is decided.',
  reopen: 'Mark the training unfinished and go on',
  reopenLoss: 'Its results are out of the league table until it is finished again.',
  again: 'Try again',
  takeBackStart: 'Take the start back',
  discardAdded: 'Do not add',
  discardQuestion: 'Do you really want to leave out {{players}}?',
  discardLoss_zero: 'Nothing is recorded for them yet.',
  discardLoss_one: '{{count, number}} ball recorded for them is deleted from this device and never sent.',
  discardLoss_other: '{{count, number}} balls recorded for them are deleted from this device and never sent.',
};
