import './app/trustedTypes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the app');
// A browser with these two, the latest of them, has every function of the polyfills.
const isCurrent = 'any' in AbortSignal && 'canParse' in URL;
if (!isCurrent) await import(/* webpackChunkName: "polyfills" */ './polyfills');
// In this script, but run only now.
const startApp = async () => (await import(/* webpackMode: "eager" */ './app/startApp')).startApp();
const startViewer = async () =>
  (await import(/* webpackChunkName: "capsule-viewer" */ './app/capsule/viewing/startViewer')).startViewer();
const requested = new URLSearchParams(window.location.search);
const { frameElement } = window;
const startScreen = async (frame: Element) => ({
  view: (await import(/* webpackChunkName: "capsule-viewer" */ './app/capsule/viewing/startScreen')).startScreen(frame),
});
const isViewer = requested.has('capsule') || requested.has('state');
const isScreen = requested.get('capsule') === 'screen' && frameElement !== null;
const { view } = await (isScreen ? startScreen(frameElement) : isViewer ? startViewer() : startApp());
createRoot(container).render(<StrictMode>{view}</StrictMode>);
