import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/catalogue';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { LeaveGuard } from '../../src/ui/leaving/LeaveGuard';

/** Renders a widget as the application would: with the real catalogue, at an address. */
export async function renderUi(content: ReactNode, { language = 'en' as Language, at = '/' } = {}) {
  const messages = await loadCatalogue(language);
  const element = (
    <>
      <div data-testid="ui">{content}</div>
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const view = await act(async () =>
    render(
      <LanguageProvider initial={{ language, messages }}>
        <RouterProvider router={router} />
      </LanguageProvider>,
    ),
  );
  return { ...view, router };
}
