import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/startApp';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app');
const { view } = await startApp();
createRoot(place).render(<StrictMode>{view}</StrictMode>);
