export const templates = {
  title: 'Training Templates',
};
