/** Which trainings of a series are meant beside the one that was pressed. */
export type SeriesScope = 'one' | 'following' | 'series';

/** What can be on the screen: a kind and ids, never an object, so that the state can be saved to a file. */
export type Dialog =
  /** Without a scope: this one. */
  | { kind: 'deleteTraining'; id: string; scope?: SeriesScope }
  | { kind: 'moveTraining'; id: string; scope?: SeriesScope }
  | { kind: 'deletePlayerSession'; trainingId: string; id: string }
  /** Without an id: a new one. */
  | { kind: 'user'; id: string | null }
  | { kind: 'deleteUser'; id: string }
  /** Those that are checked. */
  | { kind: 'deleteUsers' }
  /** The code itself stays out of the store. */
  | { kind: 'approvalCode'; id: string }
  /** Makes a link by which this member sets a password; the link itself stays out of the store. */
  | { kind: 'accessLink'; id: string }
  /** For those that are checked. */
  | { kind: 'accessLinks' }
  | { kind: 'golfclub'; id: string | null }
  | { kind: 'deleteGolfclub'; id: string }
  | { kind: 'importMembers' }
  /** Undoes the import, which deletes whom it created. */
  | { kind: 'deleteImport'; id: string }
  | { kind: 'deleteTemplate'; id: string }
  | { kind: 'deleteCategory'; id: string }
  | { kind: 'deleteMapping'; id: string }
  | { kind: 'deletePrice'; id: string }
  | { kind: 'displayLink' }
  /** The address with its secret stays out of the store. */
  | { kind: 'madeDisplayLink'; id: string }
  /** Makes a code of a display link; the code itself stays out of the store. */
  | { kind: 'displayCode'; id: string }
  | { kind: 'deleteDisplayLink'; id: string }
  /** The helper's codes of a training; a code itself stays out of the store. */
  | { kind: 'helperCodes'; trainingId: string }
  | { kind: 'deleteHelperCode'; id: string }
  | { kind: 'deleteHelperName'; id: string }
  | { kind: 'markTraining'; step: 'finish' | 'unfinish'; id: string }
  /** Starting a training on another day than it is planned for. */
  | { kind: 'startOnOtherDay'; trainingId: string }
  /** Finishing a training with open balls. */
  | { kind: 'finishOpen'; trainingId: string }
  /** Finishing a training, or one player session of it, waits for balls that are not sent yet. */
  | { kind: 'finishUnsent'; trainingId: string; playerDataId: string | null }
  | { kind: 'unsentBalls' }
  /** The id is the key under which the ball was recorded; the drawer may stand over a page with the same ball. */
  | { kind: 'deleteUnsentBall'; id: string; shownIn: 'drawer' | 'page' }
  /** A recorded ball of this player session is given to another one. */
  | { kind: 'giveBall'; playerDataId: string; index: number }
  /** The start handicap of a player session is corrected. */
  | { kind: 'startHandicap'; id: string }
  /** The groups that a training is split into. */
  | { kind: 'groups'; trainingId: string }
  /** Players join a training whose balls are being recorded. */
  | { kind: 'lateJoiner'; trainingId: string }
  | { kind: 'deleteImage'; publicId: string }
  /** Whatever was typed under this name: a kind of dialog, a draft, or all of the page. */
  | { kind: 'discard'; of: string }
  /** The event of a player in a finished training. */
  | { kind: 'chain'; trainingId: string; playerId: string }
  /** The result of a player session so far; the id is the player session's. */
  | { kind: 'runningChain'; id: string }
  | { kind: 'signOut' }
  | { kind: 'endSignIns' }
  | { kind: 'palette' }
  | { kind: 'shortcuts' }
  | { kind: 'capsule' };

export type DialogKind = Dialog['kind'];

export type DialogOf<Kind extends DialogKind> = Extract<Dialog, { kind: Kind }>;
