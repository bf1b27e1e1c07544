/** What is said once something was undone, by what was done. */
export const undo = {
  done: {
    template: { archived: 'Undone: the template is active again.', deleted: 'Undone: the template is back.' },
    category: { deleted: 'Undone: the category is back.' },
    mapping: { deleted: 'Undone: the points mapping is back.' },
    price: { deleted: 'Undone: the prize is back.' },
    member: {
      approved: 'Undone: who was approved waits for the approval again.',
      edited: 'Undone: the roles are as before. Sign-ins, display links and codes that ended with them stay ended.',
    },
  },
};
