import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, useState } from 'react';
import { currentLocale } from '@/i18n/locale';
import { useChosenLanguage } from '@/ui/useStoredControl';
import { locales, type Locale } from '@contract/lists';

const onlyLocale: Record<Locale, readonly Locale[]> = { en: ['en'], de: ['de'] };

const VisibleLanguages = createContext<readonly Locale[]>(locales);

/** Tells the fields below it in which languages their texts are shown. */
export const VisibleLanguagesProvider = VisibleLanguages.Provider;

/** Returns the languages whose texts are shown. */
export const useVisibleLanguages = (): readonly Locale[] => useContext(VisibleLanguages);

/** Returns whether there is room for both languages of a template beside each other, and if not, which one is in front. */
export function useLanguageInFront(templateId: string) {
  const isWide = useMediaQuery('(min-width:900px)');
  const [chosen, choose] = useChosenLanguage(`templateTexts/${templateId}`);
  const [timesBrought, setTimesBrought] = useState(0);
  const inFront = chosen ?? currentLocale();
  return {
    isWide,
    inFront,
    shown: isWide ? locales : onlyLocale[inFront],
    choose,
    /** Something in this language is wrong: it comes in front without having been chosen. */
    bringForward: (locale: Locale) => {
      choose(locale);
      setTimesBrought(timesBrought + 1);
    },
    timesBrought,
  };
}
