import { signedOut } from '@/session/sessionSlice';
import { editFlags } from './useEditedEntities';

const flags = editFlags('editedThings');

const { editingBegun, editingEnded, allEditingEnded } = flags.actions;

const after = (...actions: Parameters<typeof flags.reducer>[1][]) =>
  actions.reduce((edited, action) => flags.reducer(edited, action), flags.getInitialState());

test('entries are in edit mode from the beginning of editing to its end, in the order they were opened', () => {
  expect(after()).toEqual([]);
  expect(after(editingBegun('b'), editingBegun('a'))).toEqual(['b', 'a']);
  expect(after(editingBegun('b'), editingBegun('a'), editingEnded('b'))).toEqual(['a']);
});

test('beginning twice counts once', () => {
  expect(after(editingBegun('a'), editingBegun('b'), editingBegun('a'))).toEqual(['a', 'b']);
});

test('ending what is not edited changes nothing', () => {
  expect(after(editingBegun('a'), editingEnded('b'))).toEqual(['a']);
});

test.each([
  ['leaving the screen', allEditingEnded()],
  ['signing out', signedOut()],
])('%s ends the editing of all', (_what, action) => {
  expect(after(editingBegun('a'), editingBegun('b'), action)).toEqual([]);
});
