import type { Subject } from '../subject';

export const research: Subject = {
  type: { en: 'Research', nl: 'Onderzoek', pt: 'Investigação' },
  products: [
    'Field Notes',
    'Image Analysis',
    'Protein Database',
    'Water Model',
    'Climate Viewer',
    'Language Corpus',
    'Crystallography Portal',
    'Audio Annotation',
    'Star Catalogue',
    'Cohort Study',
    'Grants',
    'Lab Notebook',
  ],
  purposes: [
    {
      en: '{name} lets research groups collect, annotate and compare observations from the field.',
      nl: 'Met {name} verzamelen, annoteren en vergelijken onderzoeksgroepen waarnemingen uit het veld.',
      pt: '{name} permite a grupos de investigação recolher, anotar e comparar observações de campo.',
    },
    {
      en: '{name} gives access to measured and simulated data of more than forty partner institutes.',
      nl: '{name} geeft toegang tot gemeten en gesimuleerde gegevens van meer dan veertig partnerinstituten.',
      pt: '{name} dá acesso a dados medidos e simulados de mais de quarenta institutos parceiros.',
    },
    {
      en: 'Researchers describe, run and repeat their analyses in {name} without installing anything.',
      nl: 'Onderzoekers beschrijven, draaien en herhalen hun analyses in {name} zonder iets te installeren.',
    },
    {
      en: '{name} follows a proposal from the first idea to the final report.',
      nl: '{name} volgt een voorstel van het eerste idee tot het eindverslag.',
    },
  ],
  details: [
    {
      en: 'Access is free for members of the consortium; others ask the project office.',
      nl: 'Leden van het consortium hebben vrij toegang; anderen vragen het projectbureau.',
      pt: 'O acesso é livre para os membros do consórcio; os outros dirigem-se ao secretariado do projeto.',
    },
    {
      en: 'Results carry the ORCID of their authors and a persistent identifier.',
      nl: 'Resultaten dragen de ORCID van hun auteurs en een blijvende verwijzing.',
    },
    {
      en: 'Raw data never leave the country in which they were gathered.',
      nl: 'Ruwe gegevens verlaten nooit het land waarin ze zijn verzameld.',
    },
  ],
  keywords: { en: 'research data analysis', nl: 'onderzoek data analyse', pt: 'investigação dados análise' },
  attributes: [
    'eduPersonPrincipalName',
    'mail',
    'displayName',
    'eduPersonScopedAffiliation',
    'eduPersonOrcid',
    'eduPersonTargetedID',
  ],
};
