import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { LeavingGuard as Guard } from '../../../modal/inPlace/LeavingGuard';
import { useUnsaved } from '../../../modal/inPlace/useUnsaved';
import { templateDraftKey } from './draft';

const Unsaved = createContext<(name: string, isUnsaved: boolean) => void>(() => undefined);

/** Asks whoever leaves the page while one of the editors in it holds something that is not saved; the router knows one guard only. */
export function LeavingGuard({ children }: { children: ReactNode }) {
  const [unsaved, tell] = useUnsaved();
  return (
    <Unsaved.Provider value={tell}>
      {children}
      <Guard unsaved={unsaved} />
    </Unsaved.Provider>
  );
}

/** Tells the guard around it whether the editor of this template holds something that is not saved. */
export function useGuarded(templateId: string, isUnsaved: boolean): void {
  const tell = useContext(Unsaved);
  useEffect(() => {
    const name = templateDraftKey(templateId);
    tell(name, isUnsaved);
    return () => tell(name, false);
  }, [tell, templateId, isUnsaved]);
}
