import { editFlags } from '@/editing/useEditedEntities';

/** Which mappings are in edit mode. */
export const editedMappings = editFlags('editedMappings');
export const { editingBegun, editingEnded, allEditingEnded } = editedMappings.actions;
export const { selectEdited } = editedMappings.selectors;
