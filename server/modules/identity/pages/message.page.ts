import { framed, type Page } from './frame';
import { html } from '../../../platform/http/html';

export interface Action {
  readonly label: string;
  readonly href: string;
}

export interface Message extends Pick<Page, 'publicUrl' | 'product' | 'translations' | 'language' | 'title'> {
  readonly paragraphs: readonly string[];
  /** The first one is what most people want. */
  readonly actions: readonly Action[];
}

/** Returns a page that explains what happened, what it means, and what to do, if the application cannot. */
export function messagePage({ paragraphs, actions, ...page }: Message): string {
  return framed({
    ...page,
    body: html`${paragraphs.map((text) => html`<p class="lede">${text}</p>`)}
      <p class="actions">
        ${actions.map(
          ({ label, href }, index) =>
            html`<a class="${index === 0 ? 'button primary' : 'button'}" href="${href}">${label}</a>`,
        )}
      </p>`,
  });
}
