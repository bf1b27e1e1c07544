import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactElement, useEffect, useState } from 'react';
import { replayedCapsule } from '@/app/state/opening/openFile';
import { themeIn } from '@/app/theme';
import type { Capsule } from '@/capsule/capsuleFile';
import { freezeDate } from '@/capsule/freezeDate';
import { silenceGlobals } from '@/capsule/silenceGlobals';
import { storeLocale } from '@/i18n/locale';
import { loadWorkTexts, startTexts } from '@/i18n/startTexts';
import { pageNonce } from '@/ui/nonce';
import { type ColourMode, useColours } from '@/ui/useColours';
import { emulateDevice, reportedMedia } from './deviceEmulation';
import { offerControls } from './screenControls';
import { type CapsuleScreens, makeScreens, Screens } from './screens';

/** Returns the page of the replayed screens for the frame that it stands in, cut off from the world for good. */
export function startScreen(frame: Element): ReactElement {
  silenceGlobals();
  // Looked at only: nothing of it can be pressed or takes the focus, but the keys still scroll it.
  document.body.inert = true;
  document.documentElement.tabIndex = 0;
  window.addEventListener('wheel', scrollUnder, { passive: false });
  return <ScreenPage frame={frame} />;
}

/** Shows the capsule that the page around its frame hands over, step by step. */
export function ScreenPage({ frame }: { frame: Element }) {
  const [shown, setShown] = useState<{ capsule: Capsule; screens: CapsuleScreens } | null>(null);
  const [styles] = useState(() => createCache({ key: 'css', nonce: pageNonce(), stylisPlugins: [reportedMedia] }));
  useEffect(() => {
    offerControls(frame, async (capsule) => {
      const screens = await screensOf(capsule);
      setShown({ capsule, screens });
      return { show: screens.show, picture: drawnPage };
    });
    return () => freezeDate(null);
  }, [frame]);
  const shapes = shown?.capsule.device?.pictures;
  useEffect(() => {
    if (!shapes) return undefined;
    shapePictures(shapes);
    const observer = new MutationObserver(() => shapePictures(shapes));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shapes]);
  if (!shown) return null;
  const { locale, viewport, device } = shown.capsule;
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={themeIn(locale)} defaultMode={viewport.isDark ? 'dark' : 'light'}>
        <CssBaseline enableColorScheme />
        <Colours mode={device?.isSunlight ? 'sunlight' : viewport.isDark ? 'dark' : 'light'} />
        <Screens screens={shown.screens} />
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Gives the places of pictures, which cannot be fetched here, the shape that the pictures had. */
function shapePictures(shapes: readonly number[]): void {
  for (const [index, picture] of document.querySelectorAll<HTMLElement>('[data-own-shape]').entries()) {
    const shape = shapes[index];
    if (shape !== undefined) picture.style.aspectRatio = String(shape);
  }
}

/** Has the page take on these colours. */
function Colours({ mode }: { mode: ColourMode }) {
  const { choose } = useColours();
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => choose(mode), [mode]);
  return null;
}

async function screensOf(capsule: Capsule): Promise<CapsuleScreens> {
  storeLocale(capsule.locale);
  await startTexts(capsule.locale);
  await loadWorkTexts();
  emulateDevice(capsule.device);
  // Of this window: the other one's objects are of other classes.
  const opened = replayedCapsule(structuredClone(capsule));
  if ('refused' in opened) throw new Error('The capsule cannot be replayed');
  return makeScreens(opened.capsule);
}

/** Milliseconds without a change after which a page stands still, and after which nobody waits any longer. */
const QUIET = 400;
const MAX_WAIT = 10_000;

/** Resolves once a screen is there and has not changed for a moment. */
async function standStill(): Promise<void> {
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const isMoving = () => document.querySelector('h1') === null || performance.now() - changed < QUIET;
  while (isMoving() && performance.now() - begun < MAX_WAIT) await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
}

const isDrawn = ({ nodeName }: HTMLElement) => nodeName !== 'NOSCRIPT' && nodeName !== 'SCRIPT';

/** Returns a PNG of this window as it is. */
async function drawnPage(): Promise<Blob> {
  const { toBlob } = await import(/* webpackChunkName: "capsule-viewer" */ 'html-to-image');
  await standStill();
  const [width, height] = [window.innerWidth, window.innerHeight];
  const { backgroundColor } = getComputedStyle(document.body);
  const options = { width, height, backgroundColor, pixelRatio: 1, skipFonts: true, filter: isDrawn };
  const picture = await toBlob(document.body, { ...options, style: { width: `${width}px`, height: `${height}px` } });
  if (!picture) throw new Error('The picture cannot be drawn');
  return picture;
}

/** Scrolls what lies under the pointer; the browser itself scrolls only the page around what is inert. */
function scrollUnder(event: WheelEvent): void {
  document.body.inert = false;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  document.body.inert = true;
  const scrolled = under.find((element) => {
    if (!/auto|scroll/.test(getComputedStyle(element).overflow)) return false;
    const before = element.scrollTop + element.scrollLeft;
    element.scrollBy(event.deltaX, event.deltaY);
    return element.scrollTop + element.scrollLeft !== before;
  });
  if (scrolled) event.preventDefault();
}
