import { dayjs } from '@/i18n/dayjs';

/** Returns the name of a file made now, with the day as this person's clock has it: `users-2026-11-20.csv`. */
export function fileNameOfToday(name: string, ending: string, now = new Date()): string {
  return `${name}-${dayjs(now).format('YYYY-MM-DD')}.${ending}`;
}

/** Lets the browser save the text, or the bytes, as a file. */
export function saveFile(name: string, content: string | Blob, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read the file only after the click has been dealt with.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
