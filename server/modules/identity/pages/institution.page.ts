import { html } from '../../../platform/http/html';
import { sayIn } from '../../../platform/text/sentences';
import { INSTITUTION_PATH } from '../login/providerSettings';
import { framed, type Page } from './frame';

export interface InstitutionChoice extends Pick<Page, 'publicUrl' | 'product' | 'translations' | 'language'> {
  /** Languages on offer. */
  readonly languages: readonly string[];
  /** Entity IDs and names to choose from. */
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
  /** Identifies the login that waits for the choice. */
  readonly state: string;
}

/** Returns the page that asks which of the institutions of a login the person works for. */
export function institutionPage({ languages, institutions, state, ...page }: InstitutionChoice): string {
  const t = sayIn(page.language, page.translations);
  return framed({
    ...page,
    title: t('page.institutionTitle'),
    choice: {
      languages,
      address: (other) => `${INSTITUTION_PATH}?${new URLSearchParams({ state, language: other })}`,
    },
    body: html`<p class="lede">${t('page.institutionLede')}</p>
      <form method="post" action="${INSTITUTION_PATH}">
        <input type="hidden" name="state" value="${state}" />
        <ul class="rows">
          ${institutions.map(
            ({ id, name }) =>
              html`<li>
                <button class="row plain" name="institution" value="${id}">
                  <span><b>${name}</b><span class="sub">${id}</span></span>
                  <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m6 4 4 4-4 4" /></svg>
                </button>
              </li>`,
          )}
        </ul>
      </form>`,
  });
}
