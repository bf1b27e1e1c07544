export const prizes = {
  title: 'Prizes',
};
