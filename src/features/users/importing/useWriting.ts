import { useState } from 'react';
import { useImportMembersMutation } from '@/api/memberImport';
import { randomUuid } from '@/session/randomUuid';
import { storeSecret } from '@/session/secrets';
import type { ImportAnswer, ImportColumns, ImportedRow } from '@contract/memberImport';
import { sendableText } from './ownFindings';
import { rowParts } from './rowParts';

/** What is written: everything or nothing. */
interface Written {
  golfclubId: string;
  rows: readonly ImportedRow[];
  columns: ImportColumns['columns'];
}

/** Returns how rows are written, part by part where they are too many for one call, and how far that is. */
export function useWriting() {
  const [send, { reset }] = useImportMembersMutation();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(undefined);

  /** Returns the server's answer, undefined where the request failed. */
  const write = async ({ golfclubId, rows, columns }: Written): Promise<ImportAnswer | undefined> => {
    const importId = randomUuid();
    setError(undefined);
    setSent(0);
    try {
      for (const { first, rows: part } of rowParts(rows)) {
        const isLast = first + part.length === rows.length;
        const members = storeSecret({
          rows: part,
          write: isLast,
          ...(part.length === rows.length ? {} : { part: { importId, first } }),
          ...(isLast ? { columns: columns.map((one) => ({ ...one, heading: sendableText(one.heading) })) } : {}),
        });
        const { data, error: failure } = await send({ golfclubId, members });
        if (data && isLast) return data;
        if (!data) {
          setError(failure);
          return undefined;
        }
        setSent(first + part.length);
      }
      return undefined;
    } finally {
      setSent(null);
    }
  };
  const forget = () => {
    reset();
    setError(undefined);
  };
  return { write, forget, sent, error };
}
