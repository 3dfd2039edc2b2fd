import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '../../../src/contracts/domain/language';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import '../../../src/qa/texts';

export interface QaOptions {
  readonly language?: Language;
  readonly at?: string;
}

/** Renders the visualiser, or a part of it, as its own entry does. */
export async function renderQa(content: ReactNode, { language = 'en', at = '/qa' }: QaOptions = {}) {
  const messages = await loadCatalogue(language);
  // The visualiser compares its state with the real address.
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

/** Waits for a picture: here the layout engine draws it, while browsers have it at once. */
export async function pictureDrawn(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-name]')).not.toBeNull());
}

/**
 * Returns the name of a button in a picture. Browsers take it from the title, which the name computation of the test
 * library does not.
 */
export function nameOf(item: Element): string | null | undefined {
  return item.querySelector(':scope > title')?.textContent;
}
