import { Type, type Static } from '@sinclair/typebox';
import { CalendarDate, closed, Handicap, Id, LocalizedString, Maybe, Points } from './shapes';

export const LeagueTableEvent = Type.Object(
  {
    trainingId: Id,
    trainingName: LocalizedString,
    trainingDate: CalendarDate,
    balls: Type.Array(Type.Object({ index: Type.Integer({ minimum: 0 }), points: Points }, closed)),
    points: Points,
    handicapStarted: Maybe(Handicap),
    handicapPlayed: Maybe(Type.Number()),
    handicapDifference: Maybe(Type.Number()),
  },
  closed,
);
export type LeagueTableEvent = Static<typeof LeagueTableEvent>;

export const LeagueTableEntry = Type.Object(
  {
    player: Type.Object({ id: Id, name: Type.String(), surname: Type.String(), username: Type.String() }, closed),
    totalPoints: Type.Integer(),
    tied: Type.Boolean({ description: 'Only the name put this entry before or after another' }),
    leagueTableEvents: Type.Array(LeagueTableEvent, { description: 'Latest first; empty for players' }),
  },
  closed,
);
export type LeagueTableEntry = Static<typeof LeagueTableEntry>;

export const LeagueTable = Type.Object({ golfclubId: Id, leagueTableEntries: Type.Array(LeagueTableEntry) }, closed);
export type LeagueTable = Static<typeof LeagueTable>;

export const LeagueTableQuery = Type.Object(
  { from: Type.Optional(CalendarDate), to: Type.Optional(CalendarDate) },
  closed,
);
export type LeagueTableQuery = Static<typeof LeagueTableQuery>;
