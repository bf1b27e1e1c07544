import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { array, mixed, number, object, type Schema, string } from 'yup';
import { whereQuery } from '@/api/call';
import { memberApi } from '@/api/member';
import { readDraft } from '@/session/drafts';
import { selectSession } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import {
  type Chosen,
  type ChosenMember,
  chosenPlayersGone,
  chosenPlayersRestored,
  selectChosenPlayers,
} from './chosenPlayersSlice';
import type { StartHandicapInput } from './handicapConfirmation';
import { draftOfChosen, type StateOfChosen } from './persistChosenPlayers';

/** Chooses again who was chosen for the training before it was left or the page was loaded anew. */
export function useRestoredPlayers(training: ScheduledTraining): void {
  const dispatch = useDispatch<ThunkDispatch<StateOfChosen, unknown, UnknownAction>>();
  useEffect(() => {
    dispatch(restoreChosenPlayers(training));
    // Only when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dispatch, training.id]);
}

/** Leaves out those who are in the training by now, and former members once the server has said so. */
const restoreChosenPlayers =
  ({
    id: trainingId,
    golfclubId,
    trainingSessions,
  }: ScheduledTraining): ThunkAction<void, StateOfChosen, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const session = selectSession(getState());
    if (!session || selectChosenPlayers(getState(), trainingId).length > 0) return;
    const playing = new Set(trainingSessions.flatMap(({ players }) => players.map(({ id }) => id)));
    const chosen = storedPlayers(session.id, trainingId).filter(({ member }) => !playing.has(member.id));
    if (chosen.length === 0) return;
    dispatch(chosenPlayersRestored({ trainingId, players: chosen }));
    void dispatch(
      leaveOutGone(
        trainingId,
        golfclubId,
        chosen.map(({ member }) => member),
      ),
    );
  };

/** The server compares a column with no more texts at once. */
const MOST_USERNAMES = 50;

const leaveOutGone =
  (
    trainingId: string,
    golfclubId: string,
    members: readonly ChosenMember[],
  ): ThunkAction<Promise<void>, StateOfChosen, unknown, UnknownAction> =>
  async (dispatch) => {
    const asked = members.slice(0, MOST_USERNAMES);
    const where = whereQuery([
      { field: 'approved', operator: 'is', value: 'true' },
      { field: 'username', operator: 'isAnyOf', value: asked.map(({ username }) => username) },
    ]);
    const query = { id: golfclubId, page: 0, pageSize: MOST_USERNAMES, ...where };
    const { data } = await dispatch(
      memberApi.endpoints.getMembersOfClub.initiate(query, { subscribe: false, forceRefetch: true }),
    );
    if (!data) return;
    const there = new Set(data.members.map(({ id }) => id));
    const memberIds = asked.map(({ id }) => id).filter((id) => !there.has(id));
    if (memberIds.length > 0) dispatch(chosenPlayersGone({ trainingId, memberIds }));
  };

const member: Schema<ChosenMember> = object({
  id: string().required(),
  name: string().defined(),
  surname: string().defined(),
  username: string().required(),
  handicap: number().required(),
  golfclubId: string().required(),
});

const isEntry = (value: unknown): value is StartHandicapInput => {
  if (typeof value !== 'object' || value === null || !('state' in value) || !('typed' in value)) return false;
  const { state, typed } = value;
  const isKnown =
    state === 'not-confirmed' ||
    ((state === 'untouched' || state === 'confirmed') && 'handicap' in value && typeof value.handicap === 'number');
  return isKnown && typeof typed === 'string';
};

const stored: Schema<Chosen[]> = array(object({ member, entry: mixed(isEntry).required() })).required();

/** Returns who this tab has stored as chosen; nobody where that cannot be read. */
function storedPlayers(userId: string, trainingId: string): Chosen[] {
  const draft = readDraft(userId, draftOfChosen(trainingId));
  return stored.isValidSync(draft, { strict: true }) ? draft : [];
}
