import type { Subject } from '../subject';

export const library: Subject = {
  type: { en: 'Library and publishing', nl: 'Bibliotheek en uitgeverij', pt: 'Biblioteca e publicação' },
  products: [
    'Reader',
    'Thesis Archive',
    'Map Library',
    'Peer Review',
    'Reading Room',
    'Journals',
    'Reference Manager',
    'Press',
    'E-books',
    'Newspaper Collection',
  ],
  purposes: [
    {
      en: '{name} keeps digitised newspapers, pamphlets and maps and makes their full text searchable.',
      nl: '{name} bewaart gedigitaliseerde kranten, pamfletten en kaarten en maakt de volledige tekst doorzoekbaar.',
      pt: '{name} guarda jornais, folhetos e mapas digitalizados e torna o texto integral pesquisável.',
    },
    {
      en: 'Staff and students read the journals and books of some thirty publishers in {name}.',
      nl: 'Medewerkers en studenten lezen in {name} de tijdschriften en boeken van zo’n dertig uitgevers.',
      pt: 'Em {name}, docentes e estudantes leem revistas e livros de cerca de trinta editoras.',
    },
    {
      en: 'Editors hand out, follow and decide on reviews in {name}.',
      nl: 'Redacteuren verdelen en volgen beoordelingen in {name} en nemen er hun besluit.',
    },
    {
      en: '{name} stores references and notes and puts them into a manuscript in the style that is asked for.',
      nl: '{name} bewaart verwijzingen en notities en zet ze in de gevraagde stijl in een manuscript.',
    },
  ],
  details: [
    {
      en: 'Which titles can be read depends on the licence of the institution.',
      nl: 'Welke titels te lezen zijn, hangt af van de licentie van de instelling.',
      pt: 'Os títulos disponíveis dependem da licença da instituição.',
    },
    {
      en: 'Reading needs no account; annotations are kept under a pseudonym.',
      nl: 'Lezen kan zonder account; aantekeningen worden onder een pseudoniem bewaard.',
    },
    {
      en: 'Teachers put sources together into reading lists that open from a course page.',
      nl: 'Docenten stellen leeslijsten samen die vanuit een cursuspagina te openen zijn.',
    },
  ],
  keywords: { en: 'books journals reading', nl: 'boeken tijdschriften lezen', pt: 'livros revistas leitura' },
  attributes: [
    'eduPersonEntitlement',
    'eduPersonScopedAffiliation',
    'eduPersonTargetedID',
    'schacHomeOrganization',
  ],
};
