export const userForm = { title: 'Create User' };
