import { editFlags } from '@/editing/useEditedEntities';

/** Which trainings are in edit mode: their instant prize is being chosen. */
export const editedTrainingsSlice = editFlags('editedTrainings');
export const { editingBegun, editingEnded, allEditingEnded } = editedTrainingsSlice.actions;
export const { selectEdited } = editedTrainingsSlice.selectors;
