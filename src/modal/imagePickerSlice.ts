import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/session/sessionSlice';
import type { ImageTag } from '@contract/lists';

/** Which picker is on the screen: what the images are for, and the field that waits for one. */
export interface OpenPicker {
  tag: ImageTag;
  field: string;
  /** The public id that the field has by now; the picker marks it. */
  chosen?: string | null;
}

interface ImagePickerState {
  picker: OpenPicker | null;
  signal: 'SHOW' | 'HIDE' | null;
  /** What was picked for which field; it fades with the signal, 500 ms after it was set (specification §2). */
  selection: { field: string; publicId: string } | null;
}

const initialState: ImagePickerState = { picker: null, signal: null, selection: null };

const isOpen = ({ picker, signal }: ImagePickerState) => picker !== null && signal !== 'HIDE';

/** The second slot of the modal machine: it may stand over a dialog, and hands what was picked to a field. */
export const imagePickerSlice = createSlice({
  name: 'imagePicker',
  initialState,
  reducers: {
    imagePickerShown: (_state, { payload }: PayloadAction<OpenPicker>): ImagePickerState => ({
      picker: payload,
      signal: 'SHOW',
      selection: null,
    }),
    // A second press while the picker closes picks nothing more.
    imagePicked: (state, { payload: publicId }: PayloadAction<string>): ImagePickerState =>
      state.picker && isOpen(state)
        ? { picker: state.picker, signal: 'HIDE', selection: { field: state.picker.field, publicId } }
        : state,
    imagePickerHidden: (state) => {
      if (isOpen(state)) state.signal = 'HIDE';
    },
    /** The field left the screen, so nobody waits any more. */
    imageFieldLeft: (state, { payload: field }: PayloadAction<string>) => {
      if (isOpen(state) && state.picker?.field === field) state.signal = 'HIDE';
    },
    imagePickerFaded: ({ picker, signal }): ImagePickerState => ({
      picker: signal === 'HIDE' ? null : picker,
      signal: null,
      selection: null,
    }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: {
    selectPicker: (state) => state.picker,
    selectIsPickerOpen: isOpen,
    selectPicked: (state) => state.selection,
  },
});

export const { imagePickerShown, imagePicked, imagePickerHidden, imageFieldLeft, imagePickerFaded } =
  imagePickerSlice.actions;
export const { selectPicker, selectIsPickerOpen, selectPicked } = imagePickerSlice.selectors;
