import { createRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { rootRoute } from './root-route.tsx';

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomeScreen });
