import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { storeFileForViewer, takeStoredFile } from './viewerFile';
import { takeDroppedCapsules } from './takeDroppedCapsules';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

let stop: (() => void) | undefined;

afterEach(() => stop?.());

const dragged = (name: 'dragover' | 'drop', files: File[]) =>
  Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer: { files, types: ['Files'] } });

test('a file is handed over once', async () => {
  await storeFileForViewer(new File(['{"a":"ü"}'], 'capsule.json'));
  const file = await takeStoredFile();
  expect(file?.name).toBe('capsule.json');
  expect(new TextDecoder().decode(await file?.arrayBuffer())).toBe('{"a":"ü"}');
  expect(await takeStoredFile()).toBeNull();
});

test.each(['capsule.json', 'capsule-2026.JSON.GZ'])('%s is taken wherever it is dropped', async (name) => {
  const leave = jest.fn();
  stop = takeDroppedCapsules(leave);
  const over = dragged('dragover', []);
  document.body.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
  document.body.dispatchEvent(dragged('drop', [new File(['{}'], name)]));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect((await takeStoredFile())?.name).toBe(name);
});

test('other files, and what another place has taken, are left alone', async () => {
  const leave = jest.fn();
  stop = takeDroppedCapsules(leave);
  const image = dragged('drop', [new File(['x'], 'photo.png')]);
  document.body.dispatchEvent(image);
  expect(image.defaultPrevented).toBe(false);
  const handled = dragged('drop', [new File(['{}'], 'capsule.json')]);
  handled.preventDefault();
  document.body.dispatchEvent(handled);
  stop();
  document.body.dispatchEvent(dragged('drop', [new File(['{}'], 'capsule.json')]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(leave).not.toHaveBeenCalled();
  expect(await takeStoredFile()).toBeNull();
});
