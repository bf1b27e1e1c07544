import { keyAction } from './keyAction';

const buttons = { isShown: false, typed: '' };
const pad = (typed = '') => ({ isShown: true, typed });
const pressed = (key: string, more: object = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each([
  ['1', buttons, { does: 'score', position: 0 }],
  ['9', buttons, { does: 'score', position: 8 }],
  ['0', buttons, null],
  ['-', buttons, null],
  ['0', pad(), { does: 'digit', digit: '0' }],
  ['-', pad('3'), { does: 'sign' }],
  ['Enter', pad('3'), { does: 'enter' }],
  ['Backspace', pad('3'), { does: 'erase' }],
  ['Backspace', pad(), { does: 'undo' }],
  ['Backspace', buttons, { does: 'undo' }],
  ['ArrowRight', buttons, { does: 'ball', steps: 1 }],
  ['ArrowLeft', pad(), { does: 'ball', steps: -1 }],
  ['ArrowDown', buttons, { does: 'player', steps: 1 }],
  ['PageUp', buttons, { does: 'player', steps: -1 }],
  ['Tab', buttons, null],
  ['a', pad(), null],
])('the key %s with %j means %j', (key, shown, action) => {
  expect(keyAction(pressed(key), shown)).toEqual(action);
});

test.each([
  ['1', buttons, null],
  ['Enter', pad('3'), null],
  ['Backspace', buttons, null],
  ['Backspace', pad('31'), { does: 'erase' }],
  ['ArrowRight', buttons, { does: 'ball', steps: 1 }],
])('the key %s held down with %j means %j', (key, shown, action) => {
  expect(keyAction(pressed(key, { repeat: true }), shown)).toEqual(action);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key belongs to the browser', (modifier) => {
  expect(keyAction(pressed('1', { [modifier]: true }), buttons)).toBeNull();
});
