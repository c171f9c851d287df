import './platform/zod-setup.ts';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { warnOnceWhenNothingIsKept } from './app/storage-warning.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
warnOnceWhenNothingIsKept();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
