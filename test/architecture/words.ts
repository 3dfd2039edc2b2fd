import type { Catalogue } from './catalogues';

interface Unwanted {
  readonly pattern: RegExp;
  /** The word from the glossary. */
  readonly instead: string;
  readonly reason?: string;
}

/** Words that translators use by habit, and that readers should not see. */
const unwanted: Readonly<Record<'en' | 'nl' | 'pt', readonly Unwanted[]>> = {
  en: [
    { pattern: /\bwish(?:es)?\b/i, instead: 'request from a user' },
    { pattern: /\bwatch(?:e[ds]|ing)?\b/i, instead: 'follow' },
    {
      pattern: /(?<!“)\b(?:owner|maintainer)s?\b/i,
      instead: 'administrator, viewer',
      reason: 'only the directory says owner and maintainer, which one sentence explains',
    },
    {
      pattern: /\b(?:how many|most|different) people\b|\bpeople (?:at|of|who|log)\b|\bgets? in(?:to)?\b/i,
      instead: 'users (have access)',
    },
    {
      pattern: /no extra level|required authentication|^multi-factor$|\bmulti-factor for\b/i,
      instead: 'Level 1, multi-factor authentication',
    },
    { pattern: /\bwhoever\b|\banew\b|\btold of\b|,? too\./i, instead: 'plain English' },
    { pattern: /\b(?:color|license[ds]?|organization|authorize)\b/i, instead: 'British spelling' },
    { pattern: /\badmins?\b(?! \{)/i, instead: 'administrator' },
    { pattern: /\blogin to\b|\bsign(?:ed|s)? in\b/i, instead: 'log in' },
    {
      pattern: /\blogin (?:has |had )?(?:ends?|ended|expire[ds]?)\b/i,
      instead: 'session',
      reason: 'a login is an act; what lasts and ends is the session',
    },
    {
      pattern: /\bapprove|\bden(?:y|ies|ied) (?:the |an )?invitation|accept or refuse/i,
      instead: 'accept, decline (an invitation)',
    },
    {
      pattern: /\bfil(?:ed|ing)\b|\bfiles? (?:it|no|a (?:ticket|request))\b/i,
      instead: 'send (a request), create (a ticket)',
      reason: 'nobody in the field files a ticket',
    },
    {
      pattern: /\bask(?:s|ed)? for (?:a|the|this) change\b/i,
      instead: 'request (a change)',
      reason: 'the button says Request a change',
    },
    {
      pattern: /\b(?:now|before|old setting|policy|policies) counts?\b/i,
      instead: 'apply',
      reason: '“counts” is Dutch',
    },
    { pattern: /(?<!e-)\bmails?\b(?! server)/i, instead: 'e-mail' },
    {
      pattern: /\bthe desk\b|federation’s desk/i,
      instead: 'the federation desk',
      reason: 'there are help desks too',
    },
    { pattern: /\bids?\b/, instead: 'ID, identifier' },
    { pattern: /\bfor instance\b/i, instead: 'for example' },
    { pattern: /\bmeanwhile\b/i, instead: 'in the meantime' },
    { pattern: /\bgo(?:es)? on\b/i, instead: 'continue' },
    { pattern: /\ball the same\b/i, instead: 'anyway' },
    { pattern: /\bright away\b/i, instead: 'at once' },
    { pattern: /\bmend(?:s|ed)?\b/i, instead: 'remove, correct', reason: 'only clothes are mended' },
    { pattern: /\bnot told\b/i, instead: 'not shown' },
    { pattern: /\bthere is no such (?:ticket|invitation|page|e-mail|request)/i, instead: '… not found' },
    { pattern: /(?:everybody|somebody|nobody|people) of (?:your|the|\{)/i, instead: 'at' },
    { pattern: /"|\w'\w|!/, instead: 'curly marks; no exclamation marks' },
  ],
  nl: [
    { pattern: /\bwens(?:en)?\b/i, instead: 'aanvraag van een gebruiker' },
    { pattern: /(?<!‘)\bmaintainers?\b|\beigena(?:ar|ren)\b/i, instead: 'lezer, beheerder' },
    { pattern: /\bmensen (?:van|die|bij|op|in)\b|\bmeeste mensen\b/i, instead: 'gebruikers' },
    {
      pattern: /geen extra niveau|vereiste authenticatie|^multifactor$|\bmultifactor voor\b/i,
      instead: 'niveau 1, multifactorauthenticatie',
    },
    {
      pattern: /\bwoordenlijst|\bbij (?:uw|mijn) wijzigingen\b/i,
      instead: 'begrippenlijst, in uw wijzigingen',
    },
    { pattern: /\b(?:je|jij|jouw|jullie)\b/i, instead: 'u, uw' },
    { pattern: /\b(?:aan|af)meld|\bmeldt? u\b.*\b(?:aan|af)\b/i, instead: 'inloggen, uitloggen' },
    { pattern: /\blogin (?:is |was )?verl(?:oopt|open|engd)/i, instead: 'sessie' },
    { pattern: /\b[Ss]uperusers?\b/, instead: 'supergebruiker' },
    { pattern: /\bmeelezer|\bkijkers?\b|\badmin\b(?! \{)/i, instead: 'lezer, beheerder' },
    { pattern: /\bkenmerk(?:en)?\b/i, instead: 'identifier, attribuut' },
    {
      pattern: /goedkeuren of afwijzen|\buitnodiging af\b/i,
      instead: 'accepteren, weigeren (een uitnodiging)',
    },
    { pattern: /\baangehouden\b/i, instead: 'in de wacht' },
    { pattern: /\bverzoek/i, instead: 'aanvraag' },
    { pattern: /\bin(?:ge)?dien(?:d|en|t)?\b/i, instead: 'versturen (een aanvraag), aanmaken (een ticket)' },
    {
      pattern: /\bservice\b|\bservicedesk|\bverbinding met \{service\}/i,
      instead: 'dienst, helpdesk, koppeling',
    },
    { pattern: /\bhandel(?:t|en|de)? voor\b|\boptre(?:den|edt)\b/i, instead: 'handelen namens' },
    { pattern: /(?<!e-)\bmails?\b/i, instead: 'e-mail' },
    { pattern: /\bde desk\b/i, instead: 'de federatiedesk' },
    { pattern: /\bids?\b(?!-)/, instead: 'ID, identifier' },
    { pattern: /\bomschrijving/i, instead: 'beschrijving' },
    { pattern: /\bbewerken\b/i, instead: 'wijzigen' },
    { pattern: /\bdirect\b/i, instead: 'meteen' },
    { pattern: /\bondertussen\b/i, instead: 'intussen' },
    { pattern: /^(?:Toon|Wis)\b/, instead: '… tonen, … wissen', reason: 'a button is an infinitive' },
    { pattern: /[“”"]|!/, instead: '‘…’; no exclamation marks' },
  ],
  pt: [
    { pattern: /(?<!«)\bmaintainers?\b|\bgestor(?:es)?\b/i, instead: 'leitor, administrador' },
    { pattern: /\bas pessoas (?:de \{|da sua)|\bmais pessoas\b/i, instead: 'utilizadores' },
    {
      pattern: /sem nível adicional|autenticação exigida|^multifator$|(?<!autenticação )\bmultifator para\b/i,
      instead: 'nível 1, autenticação multifator',
    },
    {
      pattern: /\btransferi|\bcom outros$|\bpedido de (?:fim de )?ligação\b/i,
      instead: 'descarregar, terceiros, pedido para ligar',
    },
    { pattern: /\bna eduGAIN\b/, instead: 'no eduGAIN' },
    {
      pattern: /\b(?:você|usuári[oa]s?|senha|tela|arquivo|salvar|acessar|deletar|contato)\b/i,
      instead: 'European',
    },
    { pattern: /\b(?:umo|esto)\b/i, instead: 'um, este' },
    { pattern: /\bpapé?is?\b|\bpapel\b/i, instead: 'função' },
    {
      pattern: /\b(?:bilhete|tíquete)s?\b|\bpedido \{key\}|sistema de pedidos|ver o pedido/i,
      instead: 'ticket',
      reason: 'what was requested is a pedido, its file a ticket',
    },
    {
      pattern: /\b(?:nada foi|não (?:é|foi)|nenhum (?:ticket|pedido) foi) registad/i,
      instead: 'criado, enviado',
    },
    {
      pattern: /\b(?:procurar|idioma|hiperligaç\S+|sites?|(?<!idp[- ])dashboard)\b/i,
      instead: 'pesquisar, língua, link, sítio Web, painel',
    },
    { pattern: /esta ligação não é permitida/i, instead: 'link', reason: 'ligação is a connection' },
    { pattern: /\baprovar\b/i, instead: 'aceitar' },
    { pattern: /\bdivulg/i, instead: 'libertar (atributos)', reason: 'RCTSaai says libertação' },
    { pattern: /\bnome a apresentar\b/i, instead: 'nome de apresentação' },
    { pattern: /endereços? de correio|\bemail\b/i, instead: 'endereço de e-mail' },
    { pattern: /\bdesligar \{/i, instead: 'terminar a ligação' },
    { pattern: /\b[aà] equipa(?! (?:da federação|que))\b/i, instead: 'equipa da federação' },
    {
      pattern: /autenticaç(?:ão|ões)(?! (?:reforçada|multifator|forte))/i,
      instead: 'início de sessão',
    },
    { pattern: /\bligação em curso|fim da ligação em curso/i, instead: 'pendente' },
    { pattern: /\btent\w+ de novo\b/i, instead: 'tentar novamente' },
    { pattern: /\bacrescent/i, instead: 'adicionar' },
    { pattern: /\bpormenor/i, instead: 'detalhes' },
    { pattern: /[“”"]|!/, instead: '«…»; no exclamation marks' },
  ],
};

/** Returns one line for each message with a word that is not used; arguments and tags are not words. */
export function unwantedWords(catalogue: Catalogue, language: 'en' | 'nl' | 'pt'): string[] {
  return Object.entries(catalogue).flatMap(([id, message]) =>
    unwanted[language]
      .filter(({ pattern }) => pattern.test(message.replace(/\{\w+/g, '{')))
      .map(({ instead, reason }) => `${id}: “${message}” – ${instead}${reason ? `, since ${reason}` : ''}`),
  );
}
