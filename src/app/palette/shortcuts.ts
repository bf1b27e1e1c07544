import type { palette } from '@/i18n/en/palette';
import type { Right } from '@contract/rights';

type Words = (typeof palette)['keys'];
/** The name of a key, or the sign on it. */
export type Key = keyof Words['key'] | '/' | '?' | 'K' | 'X' | 'E';
/** Keys that are pressed together. */
export type Chord = readonly Key[];

export interface Shortcut {
  /** Each of them alone does it. */
  chords: readonly Chord[];
  does: keyof Words['does'];
}

export interface ShortcutGroup {
  group: keyof Words['group'];
  /** Not given: everybody who is signed in has these keys. */
  right?: Right;
  shortcuts: readonly Shortcut[];
  /** The files, below `src`, that handle these keys. */
  handledIn: readonly string[];
}

const one = (does: Shortcut['does'], ...keys: Key[]): Shortcut => ({ does, chords: [keys] });
const each = (does: Shortcut['does'], ...keys: Key[]): Shortcut => ({ does, chords: keys.map((key) => [key]) });

/** Every shortcut of the app, in the order of the overview. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    group: 'everywhere',
    shortcuts: [
      one('palette', 'ctrl', 'K'),
      one('shortcuts', '?'),
      one('report', 'ctrl', 'shift', 'X'),
      one('exportState', 'ctrl', 'shift', 'E'),
      one('close', 'escape'),
    ],
    handledIn: ['app/palette/usePalette.tsx', 'app/ExportHost.tsx'],
  },
  { group: 'lists', shortcuts: [one('search', '/')], handledIn: ['ui/fields/SearchField.tsx'] },
  {
    group: 'recording',
    right: 'training.run',
    shortcuts: [
      one('score', 'onButton'),
      each('points', 'allDigits', 'minus'),
      one('record', 'enter'),
      each('ball', 'left', 'right'),
      each('player', 'up', 'down', 'pageUp', 'pageDown'),
      each('station', 'fullStop', 'comma'),
      one('undo', 'backspace'),
      one('addPlayer', 'plus'),
    ],
    handledIn: ['features/sessionwizard/recorder/useEntryKeys.ts'],
  },
  {
    group: 'entry',
    right: 'training.run',
    shortcuts: [one('score', 'onButton'), each('ball', 'left', 'right')],
    handledIn: ['features/sessionwizard/recorder/useEntryKeys.ts'],
  },
  {
    group: 'calendar',
    right: 'training.plan',
    shortcuts: [
      one('day', 'arrows'),
      each('week', 'home', 'end'),
      each('month', 'pageUp', 'pageDown'),
      {
        does: 'year',
        chords: [
          ['shift', 'pageUp'],
          ['shift', 'pageDown'],
        ],
      },
    ],
    handledIn: ['features/sessionplanner/month/DayCell.tsx', 'features/sessionplanner/month/MonthGrid.tsx'],
  },
  {
    group: 'editing',
    right: 'category.edit',
    shortcuts: [one('save', 'enter'), one('line', 'shift', 'enter'), one('cancel', 'escape')],
    handledIn: ['editing/InlineForm.tsx', 'features/sessioncategories/EditedCategory.tsx'],
  },
  {
    group: 'images',
    right: 'image.upload',
    shortcuts: [one('image', 'arrows'), each('row', 'home', 'end')],
    handledIn: ['images/ImageTile.tsx', 'images/ImageSearch.tsx'],
  },
  {
    group: 'projector',
    right: 'training.run',
    shortcuts: [each('page', 'left', 'right', 'pageUp', 'pageDown')],
    handledIn: ['features/winners/Projector.tsx'],
  },
  {
    group: 'viewer',
    shortcuts: [each('step', 'left', 'right')],
    handledIn: ['app/capsule/viewing/timeline/TimelinePanel.tsx'],
  },
];
