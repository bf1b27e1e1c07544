import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pauseNetwork } from '@test/browser/network';
import { typeInto } from '@test/browser/openApp';
import { openPicker, tiles } from '@test/browser/openContent';
import { pngFile } from '@test/fixtures/pngFile';

describe('uploading', () => {
  const bytes = () => new Uint8Array(pngFile(8, 6, [200, 40, 40]));

  const pngNamed = (name: string) => new File([bytes()], name, { type: 'image/png' });

  const fileInput = () =>
    screen.getByLabelText<HTMLInputElement>(/^(Upload an image|Bild hochladen)$/, { selector: 'input' });

  test('an uploaded image appears first and has the focus, whatever was searched for', async () => {
    const { user, name, made, search, picked } = await openPicker({ count: 2 });
    await typeInto(user, search, made[1] ?? '');
    await user.upload(fileInput(), pngNamed(`${name} 3 Übung.png`));
    expect(await screen.findByText(new RegExp(`^Uploaded: ${name}-3-uebung-\\w+\\.$`))).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${name}-3-uebung`)));
    const own = tiles().filter((tile) => tile.textContent.startsWith(name));
    expect(own.map((tile) => tile.textContent)).toEqual([document.activeElement?.textContent, ...made]);
    expect(search).toHaveValue('');
    await user.keyboard('{Enter}');
    expect(picked()).toMatch(new RegExp(`^${name}-3-uebung`));
  });

  test('whoever has searched for something else meanwhile goes on there', async () => {
    const { user, name, made, search } = await openPicker({ count: 2 });
    const resume = pauseNetwork('/image/upload');
    await user.upload(fileInput(), pngNamed(`${name} 3.png`));
    await screen.findByText(`Uploading ${name} 3.png …`);
    await typeInto(user, search, made[1] ?? '');
    resume();
    expect(await screen.findByText(/^Uploaded: /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(search).toHaveValue(made[1]);
    expect(search).toHaveFocus();
  });

  test.each([
    ['en', 'One image is uploaded at a time.'],
    ['de', 'Es wird immer nur ein Bild hochgeladen.'],
  ] as const)('a file that is dropped while another is on its way is refused with a word (%s)', async (...expected) => {
    const [locale, message] = expected;
    const { name, dialog } = await openPicker({ count: 1, locale });
    const drop = (file: string) =>
      fireEvent.drop(dialog, { dataTransfer: { files: [pngNamed(`${name} ${file}.png`)] } });
    const resume = pauseNetwork('/image/upload');
    drop('first');
    await screen.findByRole('progressbar');
    drop('second');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    resume();
    expect(await screen.findByRole('button', { name: new RegExp(`^${name}-first`) })).toHaveFocus();
  });

  test('the button opens the choice of files, of images only', async () => {
    const { user, dialog } = await openPicker();
    const opened: string[] = [];
    fileInput().addEventListener('click', () => opened.push(fileInput().accept));
    await user.click(within(dialog).getByRole('button', { name: 'Upload an image' }));
    expect(opened).toEqual(['image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif']);
  });

  test('an image that is dropped anywhere in the dialog is uploaded, and the browser does not leave the page for it', async () => {
    const { name, dialog } = await openPicker({ count: 1 });
    const dropped = createEvent.drop(dialog, { dataTransfer: { files: [pngNamed(`${name} dropped.png`)] } });
    fireEvent(dialog, dropped);
    expect(dropped.defaultPrevented).toBe(true);
    expect(await screen.findByRole('button', { name: new RegExp(`^${name}-dropped`) })).toHaveFocus();
  });

  const refused = [
    ['an SVG', () => new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'Only PNG, JPEG and WebP images'],
    ['an empty file', () => new File([], 'a.png', { type: 'image/png' }), 'This file is empty.'],
    [
      'a file of 10 MiB and one byte',
      () => new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }),
      'larger than 10 MiB',
    ],
  ] as const;

  test.each(refused)('%s is not even sent', async (_what, file, message) => {
    const { dialog, actions } = await openPicker();
    fireEvent.drop(dialog, { dataTransfer: { files: [file()] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(actions.map(({ type }) => type)).not.toContain('api/executeMutation/pending');
  });

  test('a file that can no longer be read is said to be so', async () => {
    const { dialog, actions } = await openPicker();
    const gone = Object.assign(pngNamed('gone.png'), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) });
    fireEvent.drop(dialog, { dataTransfer: { files: [gone] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read.');
    expect(actions.map(({ type }) => type)).not.toContain('api/executeMutation/pending');
  });

  test('several files at a time are not taken', async () => {
    const { dialog } = await openPicker();
    fireEvent.drop(dialog, { dataTransfer: { files: [pngNamed('a.png'), pngNamed('b.png')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose one file at a time.');
  });

  test.each([
    ['en', 'holiday.png was not uploaded. This is no readable PNG, JPEG or WebP image.'],
    ['de', 'holiday.png wurde nicht hochgeladen. Das ist kein lesbares PNG-, JPEG- oder WebP-Bild.'],
  ] as const)('what the server refuses is explained, and another file can be chosen (%s)', async (locale, message) => {
    const { user, name } = await openPicker({ count: 1, locale });
    await user.upload(fileInput(), new File(['not a picture'], 'holiday.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.upload(fileInput(), pngNamed(`${name} again.png`));
    expect(await screen.findByRole('button', { name: new RegExp(`^${name}-again-\\w+$`) })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('neither the file nor its name becomes part of an action', async () => {
    const { user, name, actions } = await openPicker({ count: 1 });
    await user.upload(fileInput(), pngNamed(`${name} Secret Face.png`));
    await screen.findByRole('button', { name: new RegExp(`^${name}-secret-face-\\w+$`) });
    expect(JSON.stringify(actions)).not.toContain('Secret Face');
  });
});
