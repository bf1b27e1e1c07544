import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeAccessLinks, useMakeAccessLinksMutation } from '@/api/access';
import { problemMessage, refusalMessage } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import type { Message } from '@/i18n/message';
import { fileNameOfToday, saveFile } from '@/ui/saveFile';
import type { AccessLinkOf, MadeAccessLinks } from '@contract/access';
import { MOST_CHANGED_AT_ONCE } from '@contract/lists';
import type { RefusalCode } from '@contract/refusals';
import { accessLinksCsv } from './accessLetter';
import { useClubOf } from './useClubOf';

/** What came of making links. */
interface MadeLinks {
  /** With their secrets: they must not get into the store. */
  links: readonly AccessLinkOf[];
  /** Messages of what could not be made. */
  messages: readonly Message[];
}

/** Returns how to make links for many users, some hundreds with each call, how far that is, and how they are saved as a file. */
export function useMakingLinks() {
  const { t } = useTranslation();
  const clubOf = useClubOf();
  const [makeLinks] = useMakeAccessLinksMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const make = async (ids: readonly string[]): Promise<MadeLinks> => {
    const results: MadeAccessLinks['results'] = [];
    let failure: unknown;
    for (let first = 0; first < ids.length && failure === undefined; first += MOST_CHANGED_AT_ONCE) {
      setProgress({ done: first, total: ids.length });
      const { data, error } = await makeLinks({ ids: ids.slice(first, first + MOST_CHANGED_AT_ONCE) });
      results.push(...((data && takeAccessLinks(data)) ?? []));
      failure = error;
    }
    setProgress(null);
    return { links: results.flatMap(({ link }) => link ?? []), messages: messagesOf(results, failure) };
  };
  const save = (links: readonly AccessLinkOf[]) => {
    const csv = accessLinksCsv({ links, origin: window.location.origin, clubOf }, t, currentLocale());
    saveFile(fileNameOfToday(t('access.many.fileName'), 'csv'), csv, 'text/csv;charset=utf-8');
  };
  return { make, save, progress };
}

function messagesOf(results: MadeAccessLinks['results'], failure: unknown): Message[] {
  const counts = new Map<RefusalCode, number>();
  for (const { code } of results) if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  const refused = results.filter(({ code }) => code !== undefined).length;
  const persons = [...counts].map(([code, count]): Message => {
    const values = { count, reason: refusalMessage(code) };
    return { textKey: count === 1 ? 'access.many.someone' : 'access.many.several', values };
  });
  return [
    { textKey: 'access.many.made', values: { count: results.length - refused } },
    ...(refused > 0 ? [{ textKey: 'access.many.refused' as const, values: { count: refused, persons } }] : []),
    ...(failure === undefined
      ? []
      : [{ textKey: 'access.many.stopped' as const, values: { reason: problemMessage(failure) } }]),
  ];
}
