import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '../../../src/contracts/domain/language';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider';
import { makeStore } from '../../../src/store/makeStore';
import { ExtensionsProvider } from '../../../src/extending/extensions';
import { extensions } from '../../../src/extensions/extensions';
import { PersonProvider } from '../../../src/store/person';
import { LeaveQuestion } from '../../../src/app/leaving/LeaveQuestion';
import { LeaveGuard } from '../../../src/ui/leaving/LeaveGuard';
import { person } from '../builders';

/** Renders a widget as the application would, with the real messages and an address. */
export async function renderUi(content: ReactNode, { language = 'en' as Language, at = '/' } = {}) {
  const messages = await loadCatalogue(language);
  const element = (
    <>
      <div data-testid="ui">{content}</div>
      <LeaveGuard />
      <LeaveQuestion />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const view = await act(async () =>
    render(
      <Provider store={makeStore()}>
        <LanguageProvider initial={{ language, messages }}>
          <ExtensionsProvider value={extensions}>
            <PersonProvider person={person()}>
              <RouterProvider router={router} />
            </PersonProvider>
          </ExtensionsProvider>
        </LanguageProvider>
      </Provider>,
    ),
  );
  return { ...view, router };
}
