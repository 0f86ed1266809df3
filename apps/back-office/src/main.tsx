import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './styles.css';
import './layout.css';

import { createRoot } from 'react-dom/client';

import { Application } from './app/application.tsx';
import { readPlace } from './place.ts';

const root = document.getElementById('office');
if (root === null) throw new Error('expected an element #office in the page');
createRoot(root).render(<Application place={readPlace(root)} />);
