import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { sessionApi } from '../../../src/api/session.api';
import type { Language } from '../../../src/contracts/domain/language';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider';
import { LevelsKnown } from '../../../src/i18n/levels';
import { makeStore } from '../../../src/store/makeStore';
import { ExtensionsProvider } from '../../../src/extending/extensions';
import { extensions } from '../../../src/extensions/extensions';
import { PersonProvider } from '../../../src/store/person';
import { LeaveQuestion } from '../../../src/app/leaving/LeaveQuestion';
import { LeaveGuard } from '../../../src/ui/leaving/LeaveGuard';
import { wireUser } from '../builders';
import { enveloped, type FakeServer } from '../dom/fakeServer';

/** Path and query, or a history entry; several make a history. */
export type At = string | readonly InitialEntry[];

export interface RenderedAs {
  readonly at: At;
  readonly server: FakeServer;
  readonly user?: object;
  readonly language?: Language;
}

/** Renders a page as the application does, for the person that the server returns; everything behind it is real. */
export async function renderPage(
  page: ReactNode,
  { at, server, user = wireUser(), language = 'en' }: RenderedAs,
) {
  server.on('GET /users/me', () => enveloped(user, language));
  const store = makeStore();
  // The application listens to the window only once it knows the person.
  setupListeners(store.dispatch);
  const person = await store.dispatch(sessionApi.endpoints.getPerson.initiate('')).unwrap();
  const messages = await loadCatalogue(language);
  const element = (
    <>
      <main>{page}</main>
      <LeaveGuard />
      <LeaveQuestion />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: typeof at === 'string' ? [at] : [...at],
  });
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <LanguageProvider initial={{ language, messages }}>
          <LevelsKnown value={person.installation.ladder}>
            <ExtensionsProvider value={extensions}>
              <PersonProvider person={person}>
                <RouterProvider router={router} />
              </PersonProvider>
            </ExtensionsProvider>
          </LevelsKnown>
        </LanguageProvider>
      </Provider>,
    ),
  );
  return { ...view, router, store };
}
