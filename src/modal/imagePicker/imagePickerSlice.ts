import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImageTag } from '../../../contract/lists';

/** Which picker is on the screen: what the images are for, and the field that waits for one. */
export interface PickerShown {
  tag: ImageTag;
  field: string;
}

interface ImagePickerState {
  picker: PickerShown | null;
  signal: 'SHOW' | 'HIDE' | null;
  /** What was picked for which field; it fades with the signal, 500 ms after it was set (specification §2). */
  selection: { field: string; publicId: string } | null;
}

const initialState: ImagePickerState = { picker: null, signal: null, selection: null };

/** The second slot of the modal machine: it may stand over a dialog, and hands what was picked to a field. */
export const imagePickerSlice = createSlice({
  name: 'imagePicker',
  initialState,
  reducers: {
    imagePickerShown: (_state, { payload }: PayloadAction<PickerShown>): ImagePickerState => ({
      picker: payload,
      signal: 'SHOW',
      selection: null,
    }),
    imagePicked: ({ picker }, { payload: publicId }: PayloadAction<string>): ImagePickerState => ({
      picker,
      signal: 'HIDE',
      selection: picker && { field: picker.field, publicId },
    }),
    imagePickerHidden: (state) => {
      if (state.picker && state.signal !== 'HIDE') state.signal = 'HIDE';
    },
    imagePickerFaded: ({ picker, signal }): ImagePickerState => ({
      picker: signal === 'HIDE' ? null : picker,
      signal: null,
      selection: null,
    }),
  },
  selectors: {
    selectPicker: (state) => state.picker,
    selectIsPickerOpen: (state) => state.picker !== null && state.signal !== 'HIDE',
    selectPicked: (state) => state.selection,
  },
});

export const { imagePickerShown, imagePicked, imagePickerHidden, imagePickerFaded } = imagePickerSlice.actions;
export const { selectPicker, selectIsPickerOpen, selectPicked } = imagePickerSlice.selectors;
