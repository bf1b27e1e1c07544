import { useSearchParams } from 'react-router-dom';

export const recordingViews = ['one', 'all'] as const;
/** One player at a time, or all of them in a grid. */
export type RecordingView = (typeof recordingViews)[number];

const PARAMETER = 'record';

/** Returns which view of the recording is open, as the address says (null: none), and how to open or close it. */
export function useRecordingUrl(): { view: RecordingView | null; show: (view: RecordingView | null) => void } {
  const [search, setSearch] = useSearchParams();
  const view = recordingViews.find((one) => one === search.get(PARAMETER)) ?? null;
  const show = (shown: RecordingView | null) => {
    const changed = new URLSearchParams(search);
    if (shown === null) changed.delete(PARAMETER);
    else changed.set(PARAMETER, shown);
    // Only opening is a step that one may want to take back.
    setSearch(changed, { replace: view !== null, preventScrollReset: true });
  };
  return { view, show };
}
