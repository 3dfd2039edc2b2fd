import type { Catalogue } from './catalogues';

interface Unwanted {
  readonly pattern: RegExp;
  /** What the glossary says instead. */
  readonly instead: string;
}

/** What translators write by habit, and readers of these catalogues should not meet. */
const unwanted: Readonly<Record<'en' | 'nl' | 'pt', readonly Unwanted[]>> = {
  en: [
    { pattern: /\b(?:color|license[ds]?|organization|authorize)\b/i, instead: 'British spelling' },
    { pattern: /\badmins?\b(?! \{)/i, instead: 'administrator' },
    { pattern: /\blogin to\b|\bsign(?:ed)? in\b/i, instead: 'log in' },
    { pattern: /\bapprove|\bden(?:y|ied) (?:the )?invitation/i, instead: 'accept, decline (an invitation)' },
    { pattern: /\bfor instance\b/i, instead: 'for example' },
    { pattern: /(?:everybody|somebody|nobody|people) of (?:your|the|\{)/i, instead: 'at' },
    { pattern: /"|\w'\w|!/, instead: 'curly marks; no exclamation marks' },
  ],
  nl: [
    { pattern: /\b(?:je|jij|jouw|jullie)\b/i, instead: 'u, uw' },
    { pattern: /\b(?:aan|af)meld|\bmeldt? u\b.*\b(?:aan|af)\b/i, instead: 'inloggen, uitloggen' },
    { pattern: /\bmeelezer|\bkijkers?\b|\badmin\b(?! \{)/i, instead: 'lezer, beheerder' },
    { pattern: /\bkenmerk(?:en)?\b/i, instead: 'identifier, attribuut' },
    {
      pattern: /goedkeuren of afwijzen|\baangehouden\b|\bverzoek/i,
      instead: 'accepteren, weigeren; in de wacht; aanvraag',
    },
    { pattern: /\bservice\b|\bverbinding met \{service\}/i, instead: 'dienst, koppeling' },
    { pattern: /[“”"]|!/, instead: '‘…’; no exclamation marks' },
  ],
  pt: [
    {
      pattern: /\b(?:você|usuári[oa]s?|senha|tela|arquivo|salvar|acessar|deletar|contato)\b/i,
      instead: 'European',
    },
    { pattern: /\bpapé?is?\b|\bpapel\b/i, instead: 'função' },
    { pattern: /\b(?:bilhete|tíquete)s?\b|\bpedido \{key\}|sistema de pedidos/i, instead: 'ticket' },
    {
      pattern: /\b(?:procurar|idioma|hiperligaç\S+|(?<!IdP )dashboard)\b/i,
      instead: 'pesquisar, língua, link, painel',
    },
    {
      pattern: /\baprovar\b|política de divulgação/i,
      instead: 'aceitar; política de libertação de atributos',
    },
    { pattern: /endereços? de correio|\bemail\b/i, instead: 'endereço de e-mail' },
    { pattern: /\bdesligar \{/i, instead: 'terminar a ligação' },
    { pattern: /[“”"]|!/, instead: '«…»; no exclamation marks' },
  ],
};

/** Returns one line for each message with a word that is not used; arguments and tags are not words. */
export function unwantedWords(catalogue: Catalogue, language: 'en' | 'nl' | 'pt'): string[] {
  return Object.entries(catalogue).flatMap(([id, message]) =>
    unwanted[language]
      .filter(({ pattern }) => pattern.test(message.replace(/\{\w+/g, '{')))
      .map(({ instead }) => `${id}: “${message}” – ${instead}`),
  );
}
