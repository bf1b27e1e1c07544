export const points = {
  title: 'Training Points',
};
