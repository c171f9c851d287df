import './platform/zod-setup.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClimbCalculatorScreen } from './features/climb-calculator/climb-calculator-screen.tsx';
import { Contact } from './shell/contact.tsx';
import { showFrameTheme } from './shell/frame-theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('climb-calculator.html has no element with the id root');
showFrameTheme();
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ClimbCalculatorScreen />
      <Contact />
    </QueryClientProvider>
  </StrictMode>,
);
