import type { Locale } from '../../../../contract/lists';
import type { Member } from '../../../../contract/member';
import type { AddedPlayer } from '../../../../contract/training';
import { confirmed, handicapToAdd, touched, untouched, type HandicapEntry } from './handicapConfirmation';

/** Someone picked to be added, with the handicap to start with. */
export interface Chosen {
  member: Member;
  entry: HandicapEntry;
}

export type Choosing =
  | { type: 'memberChosen'; member: Member; locale: Locale }
  | { type: 'memberLeftOut'; memberId: string }
  | { type: 'handicapTouched'; memberId: string; typed: string }
  | { type: 'handicapConfirmed'; memberId: string; locale: Locale }
  | { type: 'playersAdded' };

/** Returns who is chosen after what happened; choosing somebody twice changes nothing. */
export function chosenAfter(chosen: readonly Chosen[], event: Choosing): readonly Chosen[] {
  const change = (memberId: string, entryAfter: (entry: HandicapEntry) => HandicapEntry) =>
    chosen.map((one) => (one.member.id === memberId ? { ...one, entry: entryAfter(one.entry) } : one));
  switch (event.type) {
    case 'memberChosen':
      if (chosen.some(({ member }) => member.id === event.member.id)) return chosen;
      return [...chosen, { member: event.member, entry: untouched(event.member.handicap, event.locale) }];
    case 'memberLeftOut':
      return chosen.filter(({ member }) => member.id !== event.memberId);
    case 'handicapTouched':
      return change(event.memberId, () => touched(event.typed));
    case 'handicapConfirmed':
      return change(event.memberId, (entry) => confirmed(entry, event.locale));
    case 'playersAdded':
      return [];
  }
}

/** Returns those whose handicap was touched and not confirmed. */
export const notConfirmed = (chosen: readonly Chosen[]): Member[] =>
  chosen.filter(({ entry }) => handicapToAdd(entry) === null).map(({ member }) => member);

/** Returns the players as they travel; those whose handicap is not confirmed are left out. */
export const playersToAdd = (chosen: readonly Chosen[]): AddedPlayer[] =>
  chosen.flatMap(({ member, entry }) => {
    const handicap = handicapToAdd(entry);
    if (handicap === null) return [];
    const { name, surname, username, golfclubId } = member;
    return [{ name, surname, username, handicap, golfclubId, golfclubName: '' }];
  });
