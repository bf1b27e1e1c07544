import { useEffect, useRef } from 'react';

interface EditorAddress {
  /** Which entry the address says is being edited; null: none. */
  address: string | null;
  /** Which are being edited, in the order they were opened. */
  edited: readonly string[];
  begin: (entry: string) => void;
  end: (entry: string) => void;
  /** Has the address say this one. */
  onAddress: (entry: string | null) => void;
}

/**
 * Keeps the address and what is being edited in step: an editor that is opened or closed changes the address, and a link,
 * Back or Forward opens or closes the editor. Leaving an editor that holds something unsaved is asked about before that.
 */
export function useEditorAddress(current: EditorAddress): void {
  const before = useRef<Pick<EditorAddress, 'address' | 'edited'>>({ address: null, edited: [] });
  // Undefined: none that was asked for here is on its way.
  const ownAddress = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const { address, edited, begin, end, onAddress } = current;
    const was = before.current;
    before.current = { address, edited };
    const leadTo = (entry: string | null) => {
      ownAddress.current = entry;
      onAddress(entry);
    };
    const opened = edited.findLast((entry) => !was.edited.includes(entry));
    const isClosed = address !== null && was.edited.includes(address) && !edited.includes(address);
    if (opened !== undefined && opened !== address) leadTo(opened);
    else if (isClosed) leadTo(edited.at(-1) ?? null);
    else if (address !== was.address && address !== ownAddress.current) {
      if (was.address !== null && edited.includes(was.address)) end(was.address);
      if (address !== null && !edited.includes(address)) begin(address);
    }
    if (address === ownAddress.current) ownAddress.current = undefined;
  });
}
