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
