export const signUp = { title: 'New account' };
