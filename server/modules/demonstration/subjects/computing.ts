import type { Subject } from '../subject';

export const computing: Subject = {
  type: { en: 'Computing', nl: 'Rekenkracht', pt: 'Computação' },
  products: [
    'Compute',
    'Notebooks',
    'Batch Cluster',
    'Virtual Desktop',
    'Code Forge',
    'Container Registry',
    'Workflow Engine',
    'Model Zoo',
    'Remote Lab',
    'Visualisation',
  ],
  purposes: [
    {
      en: '{name} runs calculations that do not fit on a desk, from one core to ten thousand.',
      nl: '{name} draait berekeningen die niet op een bureau passen, van één kern tot tienduizend.',
      pt: '{name} executa cálculos que não cabem numa secretária, de um núcleo a dez mil.',
    },
    {
      en: 'Students and researchers open a prepared programming environment in {name} from any browser.',
      nl: 'Studenten en onderzoekers openen in {name} vanuit elke browser een klaargezette programmeeromgeving.',
      pt: 'Em {name}, estudantes e investigadores abrem no navegador um ambiente de programação já preparado.',
    },
    {
      en: '{name} hosts source code, builds it and shows who changed what.',
      nl: '{name} herbergt broncode, bouwt die en laat zien wie wat heeft gewijzigd.',
    },
  ],
  details: [
    {
      en: 'Computing time is granted per project and counted per institution.',
      nl: 'Rekentijd wordt per project toegekend en per instelling verrekend.',
      pt: 'O tempo de computação é atribuído por projeto e contabilizado por instituição.',
    },
    {
      en: 'Maintenance takes place on the first Tuesday of the month.',
      nl: 'Onderhoud vindt plaats op de eerste dinsdag van de maand.',
    },
    {
      en: 'Data on scratch disks are kept for fourteen days.',
      nl: 'Gegevens op tijdelijke schijven blijven veertien dagen bewaard.',
    },
  ],
  keywords: { en: 'cluster code notebook', nl: 'cluster code notebook', pt: 'cluster código computação' },
  attributes: [
    'eduPersonPrincipalName',
    'eduPersonEntitlement',
    'mail',
    'displayName',
    'isMemberOf',
    'eduPersonAffiliation',
    'schacHomeOrganization',
  ],
};
