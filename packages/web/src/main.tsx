import './platform/zod-setup.ts';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepWorkingOffline } from './app/offline.ts';
import { warnOnceWhenNothingIsKept } from './shell/storage-warning.ts';
import { showChosenTheme } from './shell/theme-choice.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
warnOnceWhenNothingIsKept();
showChosenTheme();
keepWorkingOffline();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
