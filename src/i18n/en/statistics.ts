export const statistics = {
  title: 'Statistics of {{username}}',
  own: 'My statistics',
  text: 'Results of finished trainings, the latest first.',
  nothingYet: 'There are no results yet. They appear once a training with recorded balls is finished.',
  gone: 'There are no statistics at this address for you to see.',
  date: 'Date',
  training: 'Training',
  score: 'Score',
  handicapStarted: 'Handicap started',
  handicapPlayed: 'Handicap played',
  points: 'League points',
};
