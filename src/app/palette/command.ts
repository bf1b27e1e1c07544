/** In this order without anything typed; the last one always stands last. */
export const commandGroups = [
  'screens',
  'actions',
  'trainings',
  'planned',
  'people',
  'templates',
  'clubs',
  'prizes',
  'more',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** One thing that the palette can do. */
export interface Command {
  id: string;
  group: CommandGroup;
  /** In the user's language. */
  label: string;
  /** Tells apart what has the same label. */
  detail?: string;
  /** Other words that find it. */
  words?: string;
  /** The server found it for what was typed, by what is not shown here too. */
  isFoundByServer?: boolean;
  /** The address that it leads to: it can be opened in another tab. */
  to?: string;
  run: () => void;
}
