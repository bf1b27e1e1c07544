import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { editFlags } from '@/editing/useEditedEntities';
import { signedOut } from '@/session/sessionSlice';

const none: readonly string[] = [];

const withId = (expanded: readonly string[], { payload: id }: PayloadAction<string>) =>
  expanded.includes(id) ? expanded : [...expanded, id];

/** Which template cards are expanded: those that were opened, and those that are edited. */
export const expandedTemplatesSlice = createSlice({
  name: 'expandedTemplates',
  initialState: none,
  reducers: {
    templateExpanded: withId,
    templateCollapsed: (expanded, { payload: id }: PayloadAction<string>) => expanded.filter((other) => other !== id),
  },
  extraReducers: (build) =>
    build
      .addCase(editingBegun, withId)
      // Leaving the screen ends all editing.
      .addMatcher(isAnyOf(allEditingEnded, signedOut), () => none),
  selectors: { selectExpanded: (expanded) => expanded },
});

/** Which templates are in edit mode. */
export const editedTemplatesSlice = editFlags('editedTemplates');

export const { editingBegun, editingEnded, allEditingEnded } = editedTemplatesSlice.actions;

export const { templateExpanded, templateCollapsed } = expandedTemplatesSlice.actions;

export const { selectExpanded } = expandedTemplatesSlice.selectors;

export const { selectEdited } = editedTemplatesSlice.selectors;
