import { html } from '../../../platform/http/html';
import { sayIn } from '../../../platform/text/sentences';
import { INSTITUTION_PATH } from '../login/providerSettings';
import { framed, type Page } from './frame';

export interface InstitutionChoice extends Pick<Page, 'publicUrl' | 'product' | 'translations' | 'language'> {
  /** The languages on offer. */
  readonly languages: readonly string[];
  /** What there is to choose from: entity ids and names. */
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
  /** Names the login that waits for the choice. */
  readonly state: string;
}

/** Asks for which of the institutions that a login names the person works. */
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
