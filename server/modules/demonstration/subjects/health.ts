import type { Subject } from '../subject';

export const health: Subject = {
  type: { en: 'Health and care', nl: 'Gezondheid en zorg', pt: 'Saúde e cuidados' },
  products: [
    'Trial Register',
    'Imaging Viewer',
    'Clinical Skills',
    'Biobank',
    'Ward Planner',
    'Case Library',
    'Anatomy Atlas',
    'Ethics Review',
    'Medicines Guide',
  ],
  purposes: [
    {
      en: '{name} records clinical studies and the consent of those who take part.',
      nl: '{name} legt klinische studies vast, met de toestemming van wie eraan meedoet.',
      pt: '{name} regista estudos clínicos e o consentimento dos participantes.',
    },
    {
      en: 'Medical students practise skills and decisions on simulated patients in {name}.',
      nl: 'Geneeskundestudenten oefenen in {name} vaardigheden en besluiten met gesimuleerde patiënten.',
      pt: 'Em {name}, os estudantes de medicina treinam competências e decisões com doentes simulados.',
    },
    {
      en: '{name} shows samples of eleven hospitals and who may ask for them.',
      nl: '{name} toont monsters van elf ziekenhuizen en wie ze mag aanvragen.',
    },
  ],
  details: [
    {
      en: 'Patient data are pseudonymised before they enter the system.',
      nl: 'Patiëntgegevens zijn gepseudonimiseerd voordat ze in het systeem komen.',
      pt: 'Os dados dos doentes são pseudonimizados antes de entrarem no sistema.',
    },
    {
      en: 'Every look at a record is logged and can be asked for by its subject.',
      nl: 'Elke inzage in een dossier wordt vastgelegd en is door de betrokkene op te vragen.',
    },
    {
      en: 'A login with a second factor is required.',
      nl: 'Inloggen met een tweede factor is verplicht.',
    },
  ],
  keywords: {
    en: 'hospital patients medicine',
    nl: 'ziekenhuis patiënten geneeskunde',
    pt: 'hospital doentes medicina',
  },
  attributes: [
    'eduPersonPrincipalName',
    'mail',
    'givenName',
    'sn',
    'eduPersonAffiliation',
    'eduPersonAssurance',
  ],
};
