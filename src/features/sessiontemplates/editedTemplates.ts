import { editFlags } from '../../editing/editFlags';

/** Which templates are in edit mode. */
export const editedTemplates = editFlags('editedTemplates');
export const { editingBegun, editingEnded, allEditingEnded } = editedTemplates.actions;
export const { selectEdited } = editedTemplates.selectors;
