import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/sessionSlice';

const nothing: readonly string[] = [];

/** Returns the slice of a screen whose entries are edited in place: the ids of those in edit mode, in the order they were opened. */
export function editFlags<Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState: nothing,
    reducers: {
      editingBegun: (edited, { payload: id }: PayloadAction<string>) =>
        edited.includes(id) ? edited : [...edited, id],
      editingEnded: (edited, { payload: id }: PayloadAction<string>) => edited.filter((other) => other !== id),
      /** The screen was left. */
      allEditingEnded: () => nothing,
    },
    extraReducers: (build) => build.addCase(signedOut, () => nothing),
    selectors: { selectEdited: (edited) => edited },
  });
}
