import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, useState } from 'react';
import { currentLocale } from '@/i18n/locale';
import { locales, type Locale } from '@contract/lists';

const alone: Record<Locale, readonly Locale[]> = { en: ['en'], de: ['de'] };

const VisibleLanguages = createContext<readonly Locale[]>(locales);

/** Tells the fields below it in which languages their texts are shown. */
export const VisibleLanguagesProvider = VisibleLanguages.Provider;

/** Returns the languages whose texts are shown. */
export const useVisibleLanguages = (): readonly Locale[] => useContext(VisibleLanguages);

/** Returns whether there is room for both languages beside each other, and if not, which one is in front. */
export function useLanguageInFront() {
  const isWide = useMediaQuery('(min-width:900px)');
  const [{ inFront, timesBrought }, setState] = useState({ inFront: currentLocale(), timesBrought: 0 });
  return {
    isWide,
    inFront,
    shown: isWide ? locales : alone[inFront],
    choose: (locale: Locale) => setState({ inFront: locale, timesBrought }),
    /** Something in this language is wrong: it comes in front without having been chosen. */
    bringForward: (locale: Locale) => setState({ inFront: locale, timesBrought: timesBrought + 1 }),
    timesBrought,
  };
}
