import { lookAtScreens } from './screens.ts';

lookAtScreens('dark');
