import { editFlags } from '@/editing/useEditedEntities';

/** Which trainings are in edit mode: their instant prize is being chosen. */
export const editedTrainings = editFlags('editedTrainings');
export const { editingBegun, editingEnded, allEditingEnded } = editedTrainings.actions;
export const { selectEdited } = editedTrainings.selectors;
