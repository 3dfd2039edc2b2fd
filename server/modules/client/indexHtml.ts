import { TRANSLATIONS_PATH } from '../../../src/contracts/domain/translations';
import { OWN_NAME } from '../../../src/contracts/domain/product';
import type { Config } from '../../platform/config/config';
import { basePathOf } from '../../platform/config/basePathOf';
import { withBase } from '../../platform/http/basePath';
import { html } from '../../platform/http/html';

/** Output of the build for the page (`scripts/build/page.mjs`). Files are addresses. */
export interface BuiltPage {
  /** Content of `<head>`, with scripts and style sheets of the application. */
  readonly head: string;
  /** Shown until the application runs, or if it does not load. */
  readonly boot: string;
  readonly overview: {
    readonly scripts: readonly string[];
    /** Texts by language. */
    readonly texts: Readonly<Record<string, readonly string[]>>;
  };
}

export type Announced = Pick<Config, 'publicUrl' | 'logoHosts' | 'federation' | 'product' | 'translations'>;

/** Values that only the overview document has. */
export interface OverviewFor {
  readonly theme: string | undefined;
}

/** Returns the document up to the place of the prerendered list; docs/EXTENSIONS.md explains its attributes. */
export function startOf(
  { head, overview }: BuiltPage,
  { publicUrl, federation, logoHosts, product, translations }: Announced,
  language: string,
  shown?: OverviewFor,
): string {
  const { languages, supportEmail } = federation;
  const attributes = [
    baseOf(publicUrl),
    attribute('logos', logoHosts.join(' ')),
    attribute('languages', languages.join(' ')),
    ...productOf(product),
    ...(supportEmail ? [attribute('support', supportEmail)] : []),
    ...(shown?.theme === 'light' || shown?.theme === 'dark' ? [attribute('theme', shown.theme)] : []),
  ];
  const own = product.style === undefined ? '' : `<link rel="stylesheet" href="${product.style}">`;
  const links = shown ? linksOf(overview, language, translations.has(language)) : [];
  const files = withBase(head + own + links.join(''), { publicUrl });
  return `<!doctype html><html lang="${language}"${attributes.join('')}><head>${files}</head><body><div id="root">`;
}

/**
 * Returns the rest of the document. The prerendered list is inert, since clicks and input would be lost before the
 * application runs.
 */
export function endOf({ boot }: BuiltPage, prerendered?: string): string {
  const seen =
    prerendered === undefined ? '' : `<div class="prerendered" inert aria-hidden="true">${prerendered}</div>`;
  return `${seen}${boot}</div></body></html>`;
}

/** Returns a static page with its addresses below the base path of the server. */
export function placedPage(page: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return withBase(page, { publicUrl }).replace('<html', () => `<html${baseOf(publicUrl)}`);
}

/** Base path of all requests of the application. */
function baseOf(publicUrl: string): string {
  const basePath = basePathOf(publicUrl);
  return basePath === '' ? '' : attribute('base', basePath);
}

/** Returns the attribute of the product, unless name and logo are those of the build. */
function productOf({ name, logo }: Announced['product']): string[] {
  return name === OWN_NAME && !logo ? [] : [attribute('product', JSON.stringify({ name, logo }))];
}

/** Replaces the product name of the build by the configured one. */
export function named(built: BuiltPage, { name }: Announced['product']): BuiltPage {
  const { text } = html`${name}`;
  const inPlace = (part: string) => part.replaceAll(OWN_NAME, () => text);
  return { ...built, head: inPlace(built.head), boot: inPlace(built.boot) };
}

function attribute(name: string, value: string): string {
  return ` data-${name}="${html`${value}`.text}"`;
}

/**
 * Returns links to the scripts that the application will load. An added language consists of its sentences, and English
 * for those it lacks.
 */
function linksOf({ scripts, texts }: BuiltPage['overview'], language: string, isAdded: boolean): string[] {
  const soon = [...scripts, ...(texts[isAdded ? 'en' : language] ?? [])];
  const path = `${TRANSLATIONS_PATH}${language}.json`;
  return [
    ...soon.map((file) => `<link rel="preload" as="script" href="${file}">`),
    ...(isAdded ? [`<link rel="preload" as="fetch" crossorigin href="${path}">`] : []),
  ];
}
