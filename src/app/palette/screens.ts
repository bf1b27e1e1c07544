import type { ParseKeys } from 'i18next';
import type { FeatureCard } from '../../session/featureCard';

interface Screen {
  label: ParseKeys;
  /** Other words that find it. */
  words?: ParseKeys;
}

/** The screens without an entry in the menu, by the path of their card. */
const besidesTheMenu: Partial<Record<string, Screen>> = {
  activetrainingsessions: { label: 'activeTrainings.title', words: 'palette.words.activetrainingsessions' },
  changes: { label: 'changes.title', words: 'palette.words.changes' },
  display: { label: 'display.title' },
  sessionprices: { label: 'prizes.title', words: 'palette.words.sessionprices' },
  profile: { label: 'profile.title', words: 'palette.words.profile' },
};

/** Returns how the palette names a card's screen, or null for a screen that is always about somebody or something. */
export const screenOf = ({ path, menu }: FeatureCard): Screen | null =>
  menu ? { label: menu.label } : (besidesTheMenu[path] ?? null);
