import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '../../src/contracts/domain/language';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { loadCatalogue } from '../../src/i18n/catalogue';
import '../../src/qa/texts';

export interface QaOptions {
  readonly language?: Language;
  readonly at?: string;
}

/** Renders a part of the visualiser, or its page, as its own entry would. */
export async function renderQa(content: ReactNode, { language = 'en', at = '/qa' }: QaOptions = {}) {
  const messages = await loadCatalogue(language);
  // The visualiser compares its own state with the real address.
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter([{ path: '*', element: content }]);
  const view = await act(async () =>
    render(
      <LanguageProvider initial={{ language, messages }}>
        <RouterProvider router={router} />
      </LanguageProvider>,
    ),
  );
  return { ...view, router };
}

/** Here the layout engine draws; in the browser pictures are there at once. */
export async function pictureDrawn(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-name]')).not.toBeNull());
}

/** Name of a button in a picture: browsers take it from its title, the test's own reckoning does not. */
export function nameOf(item: Element): string | null | undefined {
  return item.querySelector(':scope > title')?.textContent;
}
