import type { ReactElement } from 'react';
import { featureRoutes } from '@/app/featureRoutes';
import { publicPages } from '@/app/publicPages';
import { stopSavedState } from '@/app/state/savedState/startSavedState';
import { silenceGlobals } from '@/capsule/silenceGlobals';
import { addTexts } from '@/i18n/addTexts';
import { capsule as germanCapsule } from '@/i18n/de/capsule';
import { capsuleViewer as german } from '@/i18n/de/capsuleViewer';
import { liveState as germanLive } from '@/i18n/de/liveState';
import { capsule } from '@/i18n/en/capsule';
import { capsuleViewer } from '@/i18n/en/capsuleViewer';
import { liveState } from '@/i18n/en/liveState';
import { storedLocale, storeLocale } from '@/i18n/locale';
import { loadWorkTexts, startTexts } from '@/i18n/startTexts';
import { preloadComponents } from '@/ui/lazyLoading';
import { takeStoredFile } from '../viewerFile';
import { ViewerPage } from './ViewerPage';

const load = (address: string) => window.location.assign(address);

/**
 * Returns the page on which capsules and states are opened, with the file that was handed over to it, if any. From then on the
 * page is cut off from the world until `stop`. Throws when the texts cannot be loaded.
 */
export async function startViewer(goTo = load): Promise<{ view: ReactElement; stop: () => void }> {
  const locale = storedLocale();
  // Where the browser keeps nothing, nothing was handed over.
  const storedFile = await takeStoredFile().catch(() => null);
  const undo = silenceGlobals();
  const stop = () => {
    stopSavedState();
    undo();
  };
  try {
    storeLocale(locale);
    await startTexts(locale);
    await loadWorkTexts();
    addTexts({
      en: { capsule, capsuleViewer, liveState },
      de: { capsule: germanCapsule, capsuleViewer: german, liveState: germanLive },
    });
    void fetchPages();
    const leaveFor = (address: string, before: () => void) => {
      stop();
      before();
      goTo(address);
    };
    return { view: <ViewerPage first={storedFile} leaveFor={leaveFor} />, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The code of every screen, so that none is missing once the server cannot be reached; what fails now is tried again. */
async function fetchPages(): Promise<void> {
  const pages = [() => import('@/app/shell/Shell'), ...[...featureRoutes, ...publicPages].map(({ page }) => page)];
  for (const fetchPage of pages) await fetchPage().catch(() => undefined);
  await preloadComponents();
}
