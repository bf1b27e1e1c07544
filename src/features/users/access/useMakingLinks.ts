import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takeAccessLinks, useMakeAccessLinksMutation, useSendAccessLinksMutation } from '@/api/access';
import { problemMessage, refusalMessage } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import type { Message } from '@/i18n/message';
import { fileNameOfToday, saveFile } from '@/ui/saveFile';
import { useProgress } from '@/ui/useControl';
import type { AccessLinkOf, MadeAccessLinks } from '@contract/access';
import type { RefusalCode } from '@contract/refusals';
import { callInChunks } from '../callInChunks';
import { accessLinksCsv } from './accessMail';
import { useClubOf } from './useClubOf';

/** What came of making links. */
interface MadeLinks {
  /** With their secrets: they must not get into the store. */
  links: readonly AccessLinkOf[];
  /** Messages of what could not be made. */
  messages: readonly Message[];
}

/** What came of having links sent by mail. */
interface QueuedLinks {
  /** Null: there is no mail. */
  batchId: string | null;
  messages: readonly Message[];
}

type Result = Pick<MadeAccessLinks['results'][number], 'id' | 'code'>;

/**
 * Returns how links are made for many users, some hundreds with each call, to be saved as a file or sent by mail, and how far
 * that is.
 */
export function useMakingLinks() {
  const { t } = useTranslation();
  const clubOf = useClubOf();
  const latestClubOf = useRef(clubOf);
  useEffect(() => {
    latestClubOf.current = clubOf;
  });
  const [makeLinks] = useMakeAccessLinksMutation();
  const [sendLinks] = useSendAccessLinksMutation();
  const [progress, setProgress] = useProgress('users/accessLinks');

  const make = async (ids: readonly string[]): Promise<MadeLinks> => {
    const results: MadeAccessLinks['results'] = [];
    const failure = await callInChunks(ids, setProgress, async (some) => {
      const { data, error } = await makeLinks({ ids: some });
      results.push(...((data && takeAccessLinks(data)) ?? []));
      return error;
    });
    return { links: results.flatMap(({ link }) => link ?? []), messages: messagesOf(results, failure) };
  };
  const send = async (ids: readonly string[]): Promise<QueuedLinks> => {
    const results: Result[] = [];
    let batchId: string | null = null;
    const failure = await callInChunks(ids, setProgress, async (some) => {
      const { data, error } = await sendLinks({ ids: some, ...(batchId !== null && { batchId }) });
      batchId = data?.batchId ?? batchId;
      results.push(...(data?.results ?? []));
      return error;
    });
    return {
      batchId: results.some(({ code }) => code === undefined) ? batchId : null,
      messages: messagesOf(results, failure),
    };
  };
  const save = (links: readonly AccessLinkOf[]) => {
    // Clubs may have been read since the links were asked for.
    const of = { links, origin: window.location.origin, clubOf: latestClubOf.current };
    const csv = accessLinksCsv(of, t, currentLocale());
    saveFile(fileNameOfToday(t('access.many.fileName'), 'csv'), csv, 'text/csv;charset=utf-8');
  };
  return { make, send, save, progress };
}

function messagesOf(results: readonly Result[], failure: unknown): Message[] {
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
