import type { ResolvedIntlConfig } from 'react-intl';
import type { Language } from '../contracts/domain/language';

export type Messages = ResolvedIntlConfig['messages'];
type Load = () => Promise<{ readonly default: Messages }>;

/**
 * Each part of the catalogue in each language is a chunk; the build cuts them out of `translations` and compiles the
 * sentences, so no parser is loaded (`scripts/messageParts.mjs` says what is in which).
 */
const chunks = {
  core: {
    en: () => import(/* webpackChunkName: "core-en" */ 'translations/en.json?part=core'),
    nl: () => import(/* webpackChunkName: "core-nl" */ 'translations/nl.json?part=core'),
    pt: () => import(/* webpackChunkName: "core-pt" */ 'translations/pt.json?part=core'),
  },
  shared: {
    en: () => import('translations/en.json?part=shared'),
    nl: () => import('translations/nl.json?part=shared'),
    pt: () => import('translations/pt.json?part=shared'),
  },
  attributes: {
    en: () => import('translations/en.json?part=attributes'),
    nl: () => import('translations/nl.json?part=attributes'),
    pt: () => import('translations/pt.json?part=attributes'),
  },
  services: {
    en: () => import(/* webpackChunkName: "services-en" */ 'translations/en.json?part=services'),
    nl: () => import(/* webpackChunkName: "services-nl" */ 'translations/nl.json?part=services'),
    pt: () => import(/* webpackChunkName: "services-pt" */ 'translations/pt.json?part=services'),
  },
  service: {
    en: () => import('translations/en.json?part=service'),
    nl: () => import('translations/nl.json?part=service'),
    pt: () => import('translations/pt.json?part=service'),
  },
  settings: {
    en: () => import('translations/en.json?part=settings'),
    nl: () => import('translations/nl.json?part=settings'),
    pt: () => import('translations/pt.json?part=settings'),
  },
  errors: {
    en: () => import('translations/en.json?part=errors'),
    nl: () => import('translations/nl.json?part=errors'),
    pt: () => import('translations/pt.json?part=errors'),
  },
  tickets: {
    en: () => import('translations/en.json?part=tickets'),
    nl: () => import('translations/nl.json?part=tickets'),
    pt: () => import('translations/pt.json?part=tickets'),
  },
  profile: {
    en: () => import('translations/en.json?part=profile'),
    nl: () => import('translations/nl.json?part=profile'),
    pt: () => import('translations/pt.json?part=profile'),
  },
  accessibility: {
    en: () => import('translations/en.json?part=accessibility'),
    nl: () => import('translations/nl.json?part=accessibility'),
    pt: () => import('translations/pt.json?part=accessibility'),
  },
  identities: {
    en: () => import('translations/en.json?part=identities'),
    nl: () => import('translations/nl.json?part=identities'),
    pt: () => import('translations/pt.json?part=identities'),
  },
  institution: {
    en: () => import('translations/en.json?part=institution'),
    nl: () => import('translations/nl.json?part=institution'),
    pt: () => import('translations/pt.json?part=institution'),
  },
  invitations: {
    en: () => import('translations/en.json?part=invitations'),
    nl: () => import('translations/nl.json?part=invitations'),
    pt: () => import('translations/pt.json?part=invitations'),
  },
  desk: {
    en: () => import('translations/en.json?part=desk'),
    nl: () => import('translations/nl.json?part=desk'),
    pt: () => import('translations/pt.json?part=desk'),
  },
  sessionEnd: {
    en: () => import('translations/en.json?part=sessionEnd'),
    nl: () => import('translations/nl.json?part=sessionEnd'),
    pt: () => import('translations/pt.json?part=sessionEnd'),
  },
  ended: {
    en: () => import('translations/en.json?part=ended'),
    nl: () => import('translations/nl.json?part=ended'),
    pt: () => import('translations/pt.json?part=ended'),
  },
  statistics: {
    en: () => import('translations/en.json?part=statistics'),
    nl: () => import('translations/nl.json?part=statistics'),
    pt: () => import('translations/pt.json?part=statistics'),
  },
  dialogs: {
    en: () => import('translations/en.json?part=dialogs'),
    nl: () => import('translations/nl.json?part=dialogs'),
    pt: () => import('translations/pt.json?part=dialogs'),
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, Load>>>>;

export type Part = keyof typeof chunks;

export const parts = Object.keys(chunks).filter((name): name is Part => name in chunks);

export async function loadPart(part: Part, language: Language): Promise<Messages> {
  return (await chunks[part][language]()).default;
}

/**
 * Returns a part with what belongs to it: whatever several pieces say is cut out of all of them, but for what the overview
 * says.
 */
export function withShared(part: Part): readonly Part[] {
  return part === 'services' ? [part] : ['shared', part];
}
