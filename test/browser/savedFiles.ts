import { resolveObjectURL } from 'node:buffer';

export interface SavedFile {
  name: string;
  bytes: Promise<Buffer>;
}

/** Takes what the page lets the browser save, which jsdom does not do; the list fills as files are saved. */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const save = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
    if (!link) return;
    event.preventDefault();
    saved.push({ name: link.download, bytes: bytesAt(link.href) });
  };
  beforeEach(() => {
    saved.length = 0;
    document.addEventListener('click', save);
  });
  afterEach(() => document.removeEventListener('click', save));
  return saved;
}

async function bytesAt(address: string): Promise<Buffer> {
  return Buffer.from((await resolveObjectURL(address)?.arrayBuffer()) ?? new ArrayBuffer(0));
}

/** Returns the text of a saved file with its byte-order mark, empty where there is no file. */
export async function savedText(file: SavedFile | undefined): Promise<string> {
  return (await file?.bytes)?.toString('utf8') ?? '';
}

/** Takes what stands on the paper at the moment of printing, which jsdom cannot do; the list fills as the page prints. */
export function catchPrinted(): string[] {
  const printed: string[] = [];
  const { print } = window;
  beforeEach(() => {
    printed.length = 0;
    window.print = () => void printed.push(document.querySelector('[data-printed]')?.outerHTML ?? '');
  });
  afterEach(() => {
    window.print = print;
  });
  return printed;
}
