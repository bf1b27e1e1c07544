import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/startApp';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app');
const startViewer = async () =>
  (await import(/* webpackChunkName: "capsule-viewer" */ './app/capsule/viewing/startViewer')).startViewer();
const isForCapsule = new URLSearchParams(window.location.search).has('capsule');
const { view } = await (isForCapsule ? startViewer() : startApp());
createRoot(place).render(<StrictMode>{view}</StrictMode>);
