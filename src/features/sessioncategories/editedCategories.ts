import { editFlags } from '../../editing/editFlags';

/** Which categories are in edit mode. */
export const editedCategories = editFlags('editedCategories');
export const { editingBegun, editingEnded, allEditingEnded } = editedCategories.actions;
export const { selectEdited } = editedCategories.selectors;
