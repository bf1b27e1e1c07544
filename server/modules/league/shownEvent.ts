import type { Selectable } from 'kysely';
import { fromTenths, type Tenths } from '../../../contract/handicap';
import type { LeagueTableEvent } from '../../../contract/league';
import type { LocalizedString } from '../../../contract/shapes';
import type { Tables } from '../../db/tables';

type StoredEvent = Omit<
  Selectable<Tables['league_events']>,
  'golfclub_id' | 'member_id' | 'player_session_id' | 'score'
>;

/** Returns a league event as it travels, with the name of its training and its balls. */
export function shownEvent(
  event: StoredEvent,
  name: LocalizedString = {},
  balls: LeagueTableEvent['balls'] = [],
): LeagueTableEvent {
  return {
    trainingId: event.training_id,
    trainingName: name,
    trainingDate: event.training_date,
    balls,
    points: event.points,
    handicapStarted: decimal(event.handicap_started_tenths),
    handicapPlayed: decimal(event.handicap_played_tenths),
    handicapDifference: decimal(event.handicap_difference_tenths),
  };
}

function decimal(tenths: Tenths | null): number | null {
  return tenths === null ? null : fromTenths(tenths);
}
