import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider, type LanguageProviderProps } from '../i18n/LanguageProvider';
import type { AppStore } from '../store/makeStore';
import type { SessionActor } from './session/bootstrap';
import { BrowserProvider, type Browser } from '../pages/browser';
import { ExtensionsProvider } from '../extending/extensions';
import { extensions } from '../extensions/extensions';
import { SessionRoot } from './session/SessionRoot';
import { RootErrorBoundary } from './errors/RootErrorBoundary';
import { useReport } from './errors/useReport';

export interface AppProps {
  readonly store: AppStore;
  readonly actor: SessionActor;
  readonly router: DataRouter;
  readonly browser: Browser;
  readonly language: LanguageProviderProps['initial'];
  /** Called when the application is in the document for the first time. */
  readonly onDrawn?: () => void;
}

/** The composition root: store, language, session, pages. */
export function App({ store, actor, router, browser, language, onDrawn }: AppProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <Provider store={store}>
        <LanguageProvider initial={language}>
          <BrowserProvider value={browser}>
            <ExtensionsProvider value={extensions}>
              <ReportingBoundary>
                <SessionRoot actor={actor}>
                  <RouterProvider router={router} />
                </SessionRoot>
              </ReportingBoundary>
            </ExtensionsProvider>
          </BrowserProvider>
        </LanguageProvider>
      </Provider>
    </StrictMode>
  );
}

function ReportingBoundary({ children }: { readonly children: ReactNode }) {
  const report = useReport();
  return <RootErrorBoundary onError={report}>{children}</RootErrorBoundary>;
}
