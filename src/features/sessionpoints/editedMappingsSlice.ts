import { editFlags } from '@/editing/useEditedEntities';

/** Which mappings are in edit mode. */
export const editedMappingsSlice = editFlags('editedMappings');
export const { editingBegun, editingEnded, allEditingEnded } = editedMappingsSlice.actions;
export const { selectEdited } = editedMappingsSlice.selectors;
