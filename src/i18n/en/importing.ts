export const importing = { title: 'Import members' };
