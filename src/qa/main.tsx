import '../lib/publicPath';
import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { firstLanguage } from '../i18n/firstLanguage';
import { loadCatalogue } from '../i18n/loadCatalogue';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { applyTheme, readTheme } from '../ui/theme';
import './texts';
import { VisualiserPage } from './VisualiserPage';
import { basePath } from '../lib/basePath';

async function start(root: HTMLElement): Promise<void> {
  applyTheme(readTheme(document.cookie));
  const language = firstLanguage(window.location.search, document.cookie, navigator.languages);
  const messages = await loadCatalogue(language);
  const router = createBrowserRouter([{ path: '/qa', element: <VisualiserPage /> }], {
    basename: basePath(),
  });
  createRoot(root).render(
    <LanguageProvider initial={{ language, messages }}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch(reportError);
