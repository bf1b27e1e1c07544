import { editFlags } from '../../editing/editFlags';

/** Which prices are in edit mode. */
export const editedPrices = editFlags('editedPrices');
export const { editingBegun, editingEnded, allEditingEnded } = editedPrices.actions;
export const { selectEdited } = editedPrices.selectors;
