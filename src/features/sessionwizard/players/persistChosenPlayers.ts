import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { draftKeyOf } from '@/editing/entityDraft';
import { dropDraft, storeDraft } from '@/session/drafts';
import { selectSession, type WithSession } from '@/session/sessionSlice';
import {
  type Chosen,
  chosenPlayersGone,
  handicapConfirmed,
  handicapTouched,
  memberChosen,
  memberLeftOut,
  playersAdded,
  selectChosenPlayers,
  type WithChosenPlayers,
} from './chosenPlayersSlice';

export type StateOfChosen = WithChosenPlayers & WithSession;

const isChange = isAnyOf(
  memberChosen,
  memberLeftOut,
  handicapTouched,
  handicapConfirmed,
  playersAdded,
  chosenPlayersGone,
);

/** Returns the key of the draft of who is chosen for a training. */
export const draftOfChosen = (trainingId: string): string => draftKeyOf('chosenPlayers', trainingId);

/** Keeps in this tab who is chosen for each training until they are added, left out, or somebody signs out. */
export function persistChosenPlayers<Whole extends StateOfChosen>(listeners: ListenerMiddlewareInstance<Whole>): void {
  listeners.startListening({
    matcher: isChange,
    effect: ({ payload: { trainingId } }, { getState, getOriginalState }) => {
      const session = selectSession(getState());
      const chosen = selectChosenPlayers(getState(), trainingId);
      // What is answered after the training was left changes nothing of its draft.
      if (!session || chosen === selectChosenPlayers(getOriginalState(), trainingId)) return;
      if (chosen.length === 0) dropDraft(session.id, draftOfChosen(trainingId));
      else storeDraft(session.id, draftOfChosen(trainingId), chosen.map(asStored));
    },
  });
}

const asStored = ({ member, entry }: Chosen): Chosen => ({ member, entry });
