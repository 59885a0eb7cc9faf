import '@vitejs/plugin-react/preamble';
import 'graphiql/setup-workers/vite';
import '@graphiql/react/font/fira-code.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { SETTINGS_ELEMENT_ID, type GraphiQLSettings } from '../settings.ts';
import { GraphiQLPage } from './GraphiQLPage.tsx';
import { createSession } from './session.ts';

const settings = JSON.parse(document.getElementById(SETTINGS_ELEMENT_ID)?.textContent ?? '') as GraphiQLSettings;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for GraphiQL');
createRoot(root).render(<GraphiQLPage settings={settings} session={createSession(sessionStorage)} />);
