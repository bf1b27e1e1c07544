import type { PlayerDataStatus, TrainingStatus, TrainingType } from './lists';

/** Most scores a tournament takes for one player session; other trainings take as many as they have balls. */
export const MOST_TOURNAMENT_SCORES = 100;

type Training = { status: TrainingStatus };
type PlayerSession = { playerDataStatus: PlayerDataStatus };

/** Whether starting changes anything: planned trainings only. */
export const canStart = (training: Training) => training.status === 'PLANNED';
/** Whether date and time can be moved, and the training deleted with others of its series: planned trainings only. */
export const canMove = (training: Training) => training.status === 'PLANNED';
/** Whether finishing changes anything: started trainings only. */
export const canFinish = (training: Training) => training.status === 'STARTED';
/** Whether a finished training can be opened again, which takes its results out of the league. */
export const canUnfinish = (training: Training) => training.status === 'FINISHED';
/** Whether a started training can go back to planned: as long as no ball is recorded in it. */
export const canUnstart = (training: Training & { trainingSessions: readonly { balls: readonly unknown[] }[] }) =>
  training.status === 'STARTED' && training.trainingSessions.every(({ balls }) => balls.length === 0);
export const canAddPlayers = (training: Training) => training.status === 'STARTED';

/** Whether a player session can be put into EDIT: while its training runs, also after it was finished. */
export const canEditPlayerSession = (training: Training, session: PlayerSession) =>
  training.status === 'STARTED' && session.playerDataStatus !== 'EDIT';
export const canFinishPlayerSession = (training: Training, session: PlayerSession) =>
  training.status === 'STARTED' && session.playerDataStatus === 'EDIT';
export const canDeletePlayerSession = (training: Training, session: PlayerSession) =>
  training.status !== 'FINISHED' && session.playerDataStatus !== 'FINISHED';
export const canRecordBalls = (training: Training, session: PlayerSession) =>
  training.status === 'STARTED' && session.playerDataStatus === 'EDIT';

/** Whether a start handicap can be corrected: until the training is finished. */
export const canCorrectHandicap = (training: Training) => training.status === 'STARTED';

/** Whether the groups of a training can be changed: until it is finished. */
export const canGroup = (training: Training) => training.status !== 'FINISHED';

/** Fewest players that can be added at once: a team needs two. */
export const fewestPlayers = (training: { teamMode: boolean }) => (training.teamMode ? 2 : 1);

/** How many balls a player session of this training takes; indexes run from 0 to one less. */
export const mostBalls = (training: { type: TrainingType; numberofballs: number }) =>
  training.type === 'TOURNAMENT' ? MOST_TOURNAMENT_SCORES : training.numberofballs;
