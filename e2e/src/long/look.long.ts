import { lookAtScreens } from '../kit/screens.ts';

lookAtScreens('dark');
