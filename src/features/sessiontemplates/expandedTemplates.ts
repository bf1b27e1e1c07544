import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../session/sessionSlice';

const nothing: readonly string[] = [];

/** Which template cards are expanded. */
export const expandedTemplates = createSlice({
  name: 'expandedTemplates',
  initialState: nothing,
  reducers: {
    templateExpanded: (expanded, { payload: id }: PayloadAction<string>) =>
      expanded.includes(id) ? expanded : [...expanded, id],
    templateCollapsed: (expanded, { payload: id }: PayloadAction<string>) => expanded.filter((other) => other !== id),
    /** The screen was left. */
    allTemplatesCollapsed: () => nothing,
  },
  extraReducers: (build) => build.addCase(signedOut, () => nothing),
  selectors: { selectExpanded: (expanded) => expanded },
});

export const { templateExpanded, templateCollapsed, allTemplatesCollapsed } = expandedTemplates.actions;
export const { selectExpanded } = expandedTemplates.selectors;
