import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueuedPlayer } from '@/outbox/entries';
import { signedOut } from '@/session/sessionSlice';
import type { Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import type { AddedPlayer } from '@contract/training';
import { trainingLeft } from '../openedTrainingsSlice';
import { confirmed, handicapToAdd, touched, untouched, type StartHandicapInput } from './handicapConfirmation';

export type ChosenMember = Pick<Member, 'id' | 'name' | 'surname' | 'username' | 'handicap' | 'golfclubId'>;

/** Someone picked to be added, with the handicap to start with. */
export interface Chosen {
  member: ChosenMember;
  entry: StartHandicapInput;
  /** The field of the handicap is shown. */
  isOpen?: boolean;
}

interface OfMember {
  trainingId: string;
  memberId: string;
}

interface AddedMembers {
  trainingId: string;
  /** Absent in older files: everybody who was chosen. */
  memberIds?: readonly string[];
}

export interface WithChosenPlayers {
  chosenPlayers: Record<string, Chosen[]>;
}

const initialState: Record<string, Chosen[]> = {};
const nobody: Chosen[] = [];

/** Who is chosen to be added to each training of the wizard, by the id of the training. */
export const chosenPlayersSlice = createSlice({
  name: 'chosenPlayers',
  initialState,
  reducers: {
    /** Idempotent. */
    memberChosen: {
      prepare: ({ trainingId, member, locale }: { trainingId: string; member: ChosenMember; locale: Locale }) => {
        const { id, name, surname, username, handicap, golfclubId } = member;
        return { payload: { trainingId, member: { id, name, surname, username, handicap, golfclubId }, locale } };
      },
      reducer: (state, { payload }: PayloadAction<{ trainingId: string; member: ChosenMember; locale: Locale }>) => {
        const { trainingId, member, locale } = payload;
        const chosen = (state[trainingId] ??= []);
        if (chosen.some((one) => one.member.id === member.id)) return;
        chosen.push({ member, entry: untouched(member.handicap, locale) });
      },
    },
    memberLeftOut: (state, { payload: { trainingId, memberId } }: PayloadAction<OfMember>) => {
      state[trainingId] = (state[trainingId] ?? nobody).filter(({ member }) => member.id !== memberId);
    },
    /** One at a time; null closes it. */
    handicapOpened: (
      state,
      { payload: { trainingId, memberId } }: PayloadAction<{ trainingId: string; memberId: string | null }>,
    ) => {
      for (const one of state[trainingId] ?? []) one.isOpen = one.member.id === memberId;
    },
    handicapTouched: (state, { payload }: PayloadAction<OfMember & { typed: string }>) => {
      const one = chosenOne(state, payload);
      if (one) one.entry = touched(payload.typed);
    },
    handicapConfirmed: (state, { payload }: PayloadAction<OfMember & { locale: Locale }>) => {
      const one = chosenOne(state, payload);
      if (one) one.entry = confirmed(one.entry, payload.locale);
    },
    /** Whoever was chosen while they were being added stays chosen. */
    playersAdded: (state, { payload: { trainingId, memberIds } }: PayloadAction<AddedMembers>) => {
      const { [trainingId]: chosen = nobody, ...others } = state;
      const rest = memberIds ? chosen.filter(({ member }) => !memberIds.includes(member.id)) : nobody;
      return rest.length === 0 ? others : { ...others, [trainingId]: rest };
    },
    /** As they were chosen before the training was left. */
    chosenPlayersRestored: (state, { payload }: PayloadAction<{ trainingId: string; players: Chosen[] }>) => {
      const { trainingId, players } = payload;
      const later = (state[trainingId] ?? nobody).filter(
        ({ member }) => !players.some((one) => one.member.id === member.id),
      );
      state[trainingId] = [...players, ...later];
    },
    /** The server does not know them as members who can play any more. */
    chosenPlayersGone: (
      state,
      { payload: { trainingId, memberIds } }: PayloadAction<{ trainingId: string; memberIds: readonly string[] }>,
    ) => {
      const chosen = state[trainingId];
      if (chosen) state[trainingId] = chosen.filter(({ member }) => !memberIds.includes(member.id));
    },
  },
  extraReducers: (build) =>
    build
      .addCase(trainingLeft, (state, { payload: { trainingId } }) => {
        const { [trainingId]: _gone, ...others } = state;
        return others;
      })
      .addCase(signedOut, () => initialState),
  selectors: { selectChosenPlayers: (state, trainingId: string): readonly Chosen[] => state[trainingId] ?? nobody },
});

const chosenOne = (state: Record<string, Chosen[]>, { trainingId, memberId }: OfMember): Chosen | undefined =>
  state[trainingId]?.find(({ member }) => member.id === memberId);

export const {
  memberChosen,
  memberLeftOut,
  handicapOpened,
  handicapTouched,
  handicapConfirmed,
  playersAdded,
  chosenPlayersRestored,
  chosenPlayersGone,
} = chosenPlayersSlice.actions;
export const { selectChosenPlayers } = chosenPlayersSlice.selectors;

/** Returns the players as serialized; those whose handicap is not confirmed are left out. */
export const playersToAdd = (chosen: readonly Chosen[]): AddedPlayer[] =>
  chosen.flatMap(({ member, entry }) => {
    const handicap = handicapToAdd(entry);
    if (handicap === null) return [];
    const { name, surname, username, golfclubId } = member;
    return [{ name, surname, username, handicap, golfclubId, golfclubName: '' }];
  });

/** Returns the players as they are added through the outbox, each alone or all as one team. */
export function playersToQueue({ teamMode }: { teamMode: boolean }, chosen: readonly Chosen[]): QueuedPlayer[][] {
  const players = chosen.flatMap((one) => playersToAdd([one]).map((player) => ({ ...player, id: one.member.id })));
  return teamMode ? [players] : players.map((player) => [player]);
}
