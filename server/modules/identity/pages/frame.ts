import { directionOf } from '../../../../src/contracts/domain/direction';
import { languageName } from '../../../../src/contracts/domain/language';
import type { Product } from '../../../../src/contracts/domain/product';
import { withBase } from '../../../platform/http/basePath';
import { html, type Markup } from '../../../platform/http/html';
import { sayIn, type Translations } from '../../../platform/text/sentences';

export const STYLE_PATH = '/login/page.css';

export interface Page {
  /** Address of the dashboard. Links in the page are relative to its root. */
  readonly publicUrl: string;
  readonly product: Product & { readonly style?: string };
  readonly translations: Translations;
  /** Language on offer. */
  readonly language: string;
  readonly title: string;
  readonly body: Markup;
  /** Other languages of this page, and its address in each; absent if the page has no address, as after a redirect. */
  readonly choice?: {
    readonly languages: readonly string[];
    readonly address: (language: string) => string;
  };
}

/** Returns a page of the server: no script, one style sheet, light and dark, one heading. */
export function framed({ publicUrl, product, translations, language, title, body, choice }: Page): string {
  const t = sayIn(language, translations);
  const { text } = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${product.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${product.style !== undefined && html`<link rel="stylesheet" href="${product.style}" />`}
      </head>
      <body>
        <a class="skip" href="#main">${t('page.skip')}</a>
        <main id="main" tabindex="-1">
          <p class="brand">${mark(product)}${product.name}</p>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>
          ${choice && languageChoice(t('page.language'), language, choice)}
          <p><a href="/accessibility">${t('footer.accessibility')}</a></p>
        </footer>
      </body>
    </html>`;
  return withBase(text, { publicUrl });
}

/** Returns the logo of this installation, else two halves about to meet, the institution and the service. */
function mark({ logo }: Product): Markup {
  if (!logo) {
    return html`<svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M14 5.5a10.5 10.5 0 0 0 0 21Z" fill="currentColor" />
      <path
        d="M18.9 6.9a9.3 9.3 0 0 1 0 18.2Z"
        fill="none"
        stroke="currentColor"
        stroke-width="2.8"
        stroke-linejoin="round"
      />
      <path d="M1.5 16h4M26.5 16h4" stroke="currentColor" stroke-width="2.8" />
    </svg>`;
  }
  const { src, dark, width, height } = logo;
  return html`<picture>
    ${dark !== undefined && html`<source media="(prefers-color-scheme: dark)" srcset="${dark}" />`}
    <img src="${src}" alt="" width="${width}" height="${height}" />
  </picture>`;
}

function languageChoice(
  label: string,
  current: string,
  { languages, address }: NonNullable<Page['choice']>,
): Markup {
  return html`<nav aria-label="${label}">
    <ul class="languages">
      ${languages.map(
        (language) =>
          html`<li>
            <a
              href="${address(language)}"
              lang="${language}"
              hreflang="${language}"
              ${language === current && html` aria-current="true"`}
              >${languageName(language)}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}
