import type { Failure } from '@/errors/failure';
import type { Message } from '@/i18n/message';
import type { RandomClub } from './makeClub';

export const instant = '2026-10-01T10:00:00.000Z';
export const nothing = () => undefined;

/** Returns what makes the values that payloads of several slices have. */
export function randomValues({ pick, below, ids, person }: RandomClub) {
  const id = () => pick(ids);
  const key = () => `0000000${below(8)}-0000-7000-8000-000000000000`;
  const typed = () => pick([person().surname, `${person().name} ${person().surname}`, person().email, '']);
  const where = () => [{ field: 'surname', operator: 'contains' as const, value: typed() || 'x' }];
  const failure = (): Failure => {
    const { name, surname, email } = person();
    const refusal = { type: 'about:blank', title: 'No', detail: `${name} ${surname} or ${email}` } as const;
    const current = { index: 1, points: 2, version: 3, recordedBy: { name, surname }, recordedAt: instant };
    return pick<Failure>([
      { status: 409, data: { ...refusal, status: 409, code: 'ball-conflict', current } },
      { status: 409, data: { ...refusal, status: 409, code: 'in-use', current: { trainings: 2, name } } },
      { status: 429, data: { ...refusal, status: 429, code: 'too-many-requests' }, retryAfterSeconds: 7 },
      { status: 'OFFLINE', error: `Failed to fetch ${email}` },
      { status: 'NOT_THE_SERVER', error: '200 text/html' },
      { status: 'MISSING_PARAMETER', error: 'Required parameter id was null or undefined when calling one.' },
    ]);
  };
  const message = (): Message => {
    const { name, surname, email } = person();
    return pick<Message>([
      { textKey: 'userForm.saved', values: { name, surname } },
      { textKey: 'users.checked.done.approve', values: { count: below(9) } },
      {
        textKey: 'users.checked.notDone',
        values: { count: 1, persons: [{ textKey: 'users.person', values: { name, surname } }] },
      },
      { textKey: 'refusals.withReasons', values: { text: { textKey: 'refusals.unknown' }, reasons: email } },
    ]);
  };
  return { id, key, typed, where, failure, message };
}
