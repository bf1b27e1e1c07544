import type { slices } from '@/app/makeStore';

type PayloadOf<Creator> = Creator extends (...parameters: never[]) => { payload: infer Payload } ? Payload : never;
type Makers<Actions> = { [Name in keyof Actions]: () => PayloadOf<Actions[Name]> };
type Slice = (typeof slices)[number];

/** What makes a payload for each action of each slice. */
export type PayloadMakers = { [One in Slice as One['name']]: Makers<One['actions']> };
