import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of a capsule that hold texts of people. */
const texts = ['name', 'surname', 'username', 'email', 'phone', 'mobile', 'note'];

/** Returns a capsule file whose texts of people are payloads, the same text always the same payload. */
export function capsuleOf(payload: () => string): { file: Buffer; told: string[] } {
  const recorded = readFileSync(path.resolve(__dirname, '../capsules/usersSearched.json'), 'utf8');
  const standIns = new Map<string, string>();
  const capsule: unknown = JSON.parse(recorded, (key, value: unknown) => {
    if (typeof value !== 'string' || !texts.includes(key)) return value;
    const standIn = standIns.get(value) ?? payload();
    standIns.set(value, standIn);
    return standIn;
  });
  return { file: Buffer.from(JSON.stringify(capsule)), told: [...standIns.values()] };
}

/** Returns a file of so many members, each field of whom is a payload, as a spreadsheet would save it. */
export function membersFileOf(payload: () => string, count: number): Buffer {
  const quoted = () => `"${payload().replaceAll('"', '""')}"`;
  const columns = ['Name', 'Surname', 'E-Mail', 'Username', 'Date of birth', 'Gender', 'Handicap', 'Mobile', 'Phone'];
  const lines = Array.from({ length: count }, () => columns.map(quoted).join(','));
  return Buffer.from([columns.join(','), ...lines].join('\r\n'));
}
