import type { Member } from '../../contract/member';
import type { ConflictingBall, ScheduledTraining } from '../../contract/training';

export const club = { id: 'c1', name: 'Golf on the Hill' };
export const anna: Member = {
  id: 'm1',
  name: 'Ännchen',
  surname: 'Kowalczyk',
  username: 'aennchen.k',
  email: 'ae.kowalczyk@example.org',
  roles: ['PLAYER'],
  dateOfBirth: '03.04.1987',
  gender: 'woman',
  handicap: 18.4,
  mobile: '+49 171 5550123',
  phone: null,
  golfclubId: club.id,
  golfclub: club,
  version: 1,
};
export const bert: Member = {
  ...anna,
  id: 'm2',
  name: 'Bertram',
  surname: 'Zwiebler',
  username: 'bertram',
  email: 'bz@example.org',
};
/** Returns a training of the club that both are named in, with a part of it changed. */
export const training = (id: string, changed: Partial<ScheduledTraining> = {}): ScheduledTraining => ({
  id,
  golfclubId: club.id,
  name: { en: `Putting with ${anna.surname}`, de: '' },
  type: 'REGULAR',
  teamMode: false,
  status: 'PLANNED',
  plannedDate: '2026-11-22',
  updated_at: '2026-11-22T10:00:00.000Z',
  session_template_name: { en: 'Putting' },
  session_price: null,
  user: { name: bert.name, surname: bert.surname },
  template: {
    id: 'p1',
    type: 'REGULAR',
    name: { en: 'Putting' },
    description: {},
    moreInformationLink: {},
    teamMode: false,
    instructions: [{ en: `Ask ${bert.name} ${bert.surname}` }],
    hints: [],
    balls: [],
    scoreHandicapMap: [],
    numberofballs: 0,
    mapping: [],
  },
  trainingSessions: [{ id: 's1', players: [anna], balls: [], totalPoints: 0, playerDataStatus: 'ADDED' }],
  ...changed,
});

const taken: ConflictingBall = {
  index: 1,
  points: 3,
  version: 2,
  recordedBy: { name: bert.name, surname: bert.surname },
  recordedAt: '2026-11-22T10:00:00.000Z',
};

/** Returns a refusal that names both. */
export const refusal = (code: 'ball-conflict' | 'stale') => ({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: `${anna.email} is taken by ${anna.name} ${anna.surname}`,
  code,
  errors: [{ path: '/email', reason: 'taken', message: `${anna.email} is taken` }],
  current: code === 'stale' ? anna : taken,
});
