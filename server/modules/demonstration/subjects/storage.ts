import type { Subject } from '../subject';

export const storage: Subject = {
  type: { en: 'Data and storage', nl: 'Data en opslag', pt: 'Dados e armazenamento' },
  products: [
    'File Exchange',
    'Drive',
    'Data Vault',
    'Archive',
    'Object Store',
    'Materials Cloud',
    'Transfer',
    'Repository',
    'Backup',
    'Data Catalogue',
  ],
  purposes: [
    {
      en: '{name} sends large files to people inside and outside the institution, encrypted on the way.',
      nl: '{name} verstuurt grote bestanden naar mensen binnen en buiten de instelling, onderweg versleuteld.',
      pt: '{name} envia ficheiros grandes a pessoas de dentro e de fora da instituição, cifrados no caminho.',
    },
    {
      en: 'Research data that must be kept for ten years go into {name}, described and findable.',
      nl: 'Onderzoeksdata die tien jaar bewaard moeten blijven, staan beschreven en vindbaar in {name}.',
      pt: 'Os dados de investigação que devem ser guardados dez anos ficam em {name}, descritos e localizáveis.',
    },
    {
      en: '{name} keeps project folders in step between colleagues, laptops and instruments.',
      nl: '{name} houdt projectmappen gelijk tussen collega’s, laptops en meetapparatuur.',
    },
  ],
  details: [
    {
      en: 'A first login creates a personal workspace of 20 GB.',
      nl: 'De eerste keer inloggen maakt een persoonlijke werkruimte van 20 GB aan.',
      pt: 'O primeiro acesso cria um espaço pessoal de 20 GB.',
    },
    {
      en: 'All copies stay in two data centres of the federation.',
      nl: 'Alle kopieën blijven in twee datacentra van de federatie.',
    },
    {
      en: 'Workspaces that nobody has used for 24 months are removed after two reminders.',
      nl: 'Werkruimten die 24 maanden niet zijn gebruikt, worden na twee herinneringen verwijderd.',
    },
  ],
  keywords: {
    en: 'files sharing storage',
    nl: 'bestanden delen opslag',
    pt: 'ficheiros partilha armazenamento',
  },
  attributes: ['eduPersonPrincipalName', 'mail', 'displayName', 'isMemberOf', 'schacHomeOrganization'],
};
