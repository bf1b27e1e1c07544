import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { trainingLeft, type WithOpenedTrainings } from '../openedTrainings';
import type { WithChosenPlayers } from '../players/chosenPlayers';

type State = WithOpenedTrainings & WithChosenPlayers;

/**
 * Drops what is opened and chosen of trainings that are not on the screen any more: neither open nor listed. Undefined: what is
 * listed is not known yet.
 */
export function useTrainingLeaving(onScreen: readonly string[] | undefined): void {
  const store = useStore<State>();
  const ids = onScreen?.join();
  useEffect(() => {
    if (ids !== undefined) leaveOthers(store, ids.split(','));
  }, [store, ids]);
  useEffect(() => () => leaveOthers(store, []), [store]);
}

function leaveOthers({ getState, dispatch }: Store<State>, onScreen: readonly string[]): void {
  const { openedTrainings, chosenPlayers } = getState();
  const known = new Set([...Object.keys(openedTrainings), ...Object.keys(chosenPlayers)]);
  for (const trainingId of known) if (!onScreen.includes(trainingId)) dispatch(trainingLeft({ trainingId }));
}
