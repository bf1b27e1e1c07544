export const changes = { title: 'Changes' };
