import type { Subject } from '../subject';

export const collaboration: Subject = {
  type: { en: 'Collaboration', nl: 'Samenwerking', pt: 'Colaboração' },
  products: [
    'Meeting Room',
    'Whiteboard',
    'Wiki',
    'Mailing Lists',
    'Team Chat',
    'Video Studio',
    'Date Finder',
    'Project Board',
    'Shared Editor',
    'Notebook',
  ],
  purposes: [
    {
      en: '{name} holds video meetings of up to three hundred people in the browser.',
      nl: '{name} houdt videovergaderingen met maximaal driehonderd mensen, gewoon in de browser.',
      pt: '{name} permite videoconferências com até trezentas pessoas diretamente no navegador.',
    },
    {
      en: 'Groups write, sketch and decide together in {name}, at the same time or one after the other.',
      nl: 'Groepen schrijven, schetsen en beslissen samen in {name}, tegelijk of na elkaar.',
      pt: 'Em {name}, os grupos escrevem, desenham e decidem em conjunto, ao mesmo tempo ou à vez.',
    },
    {
      en: '{name} finds a date that suits everybody without asking anybody for an account.',
      nl: '{name} vindt een datum die iedereen past, zonder iemand om een account te vragen.',
    },
  ],
  details: [
    {
      en: 'Guests join by a link and need no account.',
      nl: 'Gasten doen mee via een link en hebben geen account nodig.',
      pt: 'Os convidados entram por uma ligação e não precisam de conta.',
    },
    {
      en: 'Teams come from the membership service of the federation.',
      nl: 'Teams komen uit de groepenvoorziening van de federatie.',
    },
    {
      en: 'Recordings are removed after ninety days unless somebody keeps them.',
      nl: 'Opnamen worden na negentig dagen verwijderd, tenzij iemand ze bewaart.',
    },
  ],
  keywords: { en: 'meeting team writing', nl: 'vergaderen team schrijven', pt: 'reunião equipa escrita' },
  attributes: ['eduPersonPrincipalName', 'mail', 'displayName', 'isMemberOf', 'preferredLanguage'],
};
