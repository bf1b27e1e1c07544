export const categories = {
  title: 'Training Categories',
};
