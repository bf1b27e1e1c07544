import { keyAction } from './keyAction';
import { scoreKeys } from './scoreKeys';

describe('keys of the result buttons', () => {
  test.each([
    ['points of one digit are their own keys', [4, 3, 1, 0, -1], ['4', '3', '1', '0', '−1']],
    ['whatever their order', [0, 9, -9, 5], ['0', '9', '−9', '5']],
    ['points of two digits have letters', [10, 5, 0, -12], ['A', '5', '0', 'B']],
    ['equal points have letters, all of them', [3, 3, 1, 1, 0], ['A', 'B', 'C', 'D', '0']],
    ['the points above and below zero differ', [1, -1], ['1', '−1']],
    ['one button', [7], ['7']],
    ['no button', [], []],
    [
      'as many as a template can have',
      Array.from({ length: 20 }, () => 2),
      Array.from({ length: 20 }, (_none, position) => 'ABCDEFGHIJKLMNOPQRST'.charAt(position)),
    ],
  ])('%s: %j', (_rule, points, keys) => {
    expect(scoreKeys(points.map((one) => ({ points: one })))).toEqual(keys);
  });
});

describe('key action', () => {
  const buttons = { keys: scoreKeys([4, 3, 1, 0, -1, 12].map((points) => ({ points }))), hasPad: false, typed: '' };
  const afterMinus = { ...buttons, typed: '-' };
  const field = { keys: [], hasPad: false, typed: '' };
  const pad = (typed = '') => ({ keys: [], hasPad: true, typed });

  const pressed = (key: string, more: object = {}) => ({
    key,
    location: 0,
    repeat: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  test.each([
    ['4', buttons, { does: 'score', position: 0 }],
    ['1', buttons, { does: 'score', position: 2 }],
    ['0', buttons, { does: 'score', position: 3 }],
    ['2', buttons, null],
    ['-', buttons, { does: 'sign' }],
    ['−', buttons, { does: 'sign' }],
    ['1', afterMinus, { does: 'score', position: 4 }],
    ['3', afterMinus, { does: 'erase' }],
    ['a', afterMinus, { does: 'erase' }],
    ['Backspace', afterMinus, { does: 'erase' }],
    ['a', buttons, { does: 'score', position: 5 }],
    ['A', buttons, { does: 'score', position: 5 }],
    ['b', buttons, null],
    ['?', buttons, null],
    ['3', field, null],
    ['-', field, null],
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
  ])('the key %s with %j means %j', (key, input, action) => {
    expect(keyAction(pressed(key), input)).toEqual(action);
  });

  test.each([
    [',', buttons, null],
    ['.', pad('3'), null],
    ['+', buttons, null],
    ['ArrowDown', buttons, null],
    ['ArrowLeft', pad('3'), null],
    ['PageUp', buttons, null],
    ['Delete', pad('3'), null],
    ['4', buttons, { does: 'score', position: 0 }],
    ['0', pad(), { does: 'digit', digit: '0' }],
    ['-', pad('3'), { does: 'sign' }],
    ['Enter', pad('3'), { does: 'enter' }],
  ])('the key %s of the number pad with %j means %j', (key, input, action) => {
    expect(keyAction(pressed(key, { location: KeyboardEvent.DOM_KEY_LOCATION_NUMPAD }), input)).toEqual(action);
  });

  test.each([
    ['1', buttons, null],
    ['-', buttons, null],
    ['Enter', pad('3'), null],
    ['Backspace', buttons, null],
    ['Backspace', pad('31'), { does: 'erase' }],
    ['ArrowRight', buttons, { does: 'ball', steps: 1 }],
  ])('the key %s held down with %j means %j', (key, input, action) => {
    expect(keyAction(pressed(key, { repeat: true }), input)).toEqual(action);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key belongs to the browser', (modifier) => {
    expect(keyAction(pressed('1', { [modifier]: true }), buttons)).toBeNull();
  });
});
