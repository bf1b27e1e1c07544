export const league = {
  menu: 'League Table',
  title: 'League table',
  tableOf: 'League table of {{club}}',
  rank: 'Rank',
  player: 'Player',
  totalPoints: 'Total points',
  you: 'You',
  tied: 'Tied',
  podium: 'The first three',
  place: 'Rank {{rank}}',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  rule: {
    title: 'How the order comes about',
    text: 'The player with more total points stands first. Where they are equal, the points of the latest training decide, then those of the one before, and so on. Where only the name decides, the players are marked as tied.',
    noEvents: 'Only finished trainings with at least one recorded ball count.',
  },
  nothingYet:
    'Nobody has league points yet. Players appear here as soon as a training in which they played is finished.',
};
