import { Type, type Static } from '@sinclair/typebox';
import { ChangedField } from './change';
import { changeActions, mailFailures, mailKinds, trainingStatuses, undoableActions } from './lists';
import { Member } from './member';
import {
  CalendarDate,
  closed,
  Handicap,
  HandicapDifference,
  Id,
  Instant,
  LocalizedString,
  Maybe,
  OneOf,
} from './shapes';

const Training = { trainingId: Id, training: LocalizedString, plannedDate: CalendarDate };

const Access = Type.Object(
  {
    firstSignedInAt: Maybe(Instant),
    signIns: Type.Array(Type.Object({ signedInAt: Instant, usedAt: Instant }, closed)),
    failedSignIns: Type.Array(Type.Object({ failures: Type.Integer(), until: Instant }, closed)),
    links: Type.Array(Type.Object({ madeAt: Instant, goodUntil: Instant, ended: Maybe(Type.String()) }, closed)),
    approvalCodes: Type.Array(Type.Object({ madeAt: Instant }, closed)),
    mails: Type.Array(
      Type.Object(
        { kind: OneOf(mailKinds), queuedAt: Instant, sentAt: Maybe(Instant), failure: Maybe(OneOf(mailFailures)) },
        closed,
      ),
    ),
    repeatableCalls: Type.Array(Type.Object({ answeredAt: Instant }, closed), {
      description: 'Calls whose repetition would be recognised, for 7 days; by ids alone',
    }),
  },
  { ...closed, description: 'Without secrets, of which only hashes are stored' },
);

const Played = Type.Object(
  {
    ...Training,
    status: OneOf(trainingStatuses),
    handicapStarted: Handicap,
    balls: Type.Array(Type.Object({ index: Type.Integer(), points: Type.Integer() }, closed)),
    recordings: Type.Array(
      Type.Object(
        { index: Type.Integer(), points: Maybe(Type.Integer()), recordedAt: Maybe(Instant), receivedAt: Instant },
        { ...closed, description: 'Without points: the ball was taken back' },
      ),
    ),
  },
  closed,
);

const Result = Type.Object(
  {
    ...Training,
    score: Type.Integer(),
    handicapStarted: Maybe(Handicap),
    handicapPlayed: Maybe(Handicap),
    handicapDifference: Maybe(HandicapDifference),
    points: Type.Integer(),
  },
  closed,
);

const Recorded = Type.Object(
  {
    at: Instant,
    action: OneOf(changeActions),
    fields: Type.Array(ChangedField),
    byThemselves: Type.Boolean({ description: 'They did it; of what they did to others no values are told' }),
  },
  closed,
);

const AsStaff = Type.Object(
  {
    planned: Type.Array(Type.Object(Training, closed)),
    recorded: Type.Array(Type.Object({ ...Training, balls: Type.Integer() }, closed)),
    images: Type.Array(Type.Object({ publicId: Type.String(), uploadedAt: Instant }, closed)),
    displayLinks: Type.Array(Type.Object({ name: Type.String(), createdAt: Instant }, closed)),
    helperCodes: Type.Array(Type.Object({ trainingId: Id, createdAt: Instant }, closed)),
    accessLinksMade: Type.Array(Type.Object({ madeAt: Instant }, closed)),
    mailsRequested: Type.Array(Type.Object({ queuedAt: Instant }, closed)),
    stagedImports: Type.Array(Type.Object({ stagedAt: Instant, rows: Type.Integer() }, closed)),
    undoable: Type.Array(Type.Object({ action: OneOf(undoableActions), goodUntil: Instant }, closed)),
  },
  { ...closed, description: 'What the person did for the club, without the people it concerned' },
);

/** All that is stored about a person; of others, helpers among them, there is nothing in it. */
export const PersonalData = Type.Object(
  {
    exportedAt: Instant,
    member: Member,
    access: Access,
    trainings: Type.Array(Played),
    results: Type.Array(Result),
    record: Type.Array(Recorded),
    asStaff: AsStaff,
  },
  closed,
);
export type PersonalData = Static<typeof PersonalData>;
