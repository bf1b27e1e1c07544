import { greensideBunker, pitchToCircle, upAndDown } from './aroundTheGreen';
import { chipParcours, puttingChampionship, teamScramble } from './competitions';
import { fairwayCorridor, trackmanCombine, wedgeLadder } from './longGame';
import { lagPutting, puttingGate } from './putting';

/** Templates of all three types; one is not ready to create a training and one is archived. */
export const demoTemplates = [
  puttingGate,
  lagPutting,
  upAndDown,
  pitchToCircle,
  greensideBunker,
  wedgeLadder,
  trackmanCombine,
  teamScramble,
  puttingChampionship,
  fairwayCorridor,
  chipParcours,
];
