import type { Subject } from '../subject';

export const assessment: Subject = {
  type: { en: 'Assessment', nl: 'Toetsing', pt: 'Avaliação' },
  products: [
    'Digital Exams',
    'Question Bank',
    'Originality Check',
    'Grading Desk',
    'Proctoring',
    'Placement Test',
    'Rubrics',
    'Survey',
    'Certificates',
  ],
  purposes: [
    {
      en: 'Examinations are prepared, taken and marked in {name}, on campus machines or at home.',
      nl: 'Tentamens worden in {name} gemaakt, afgenomen en nagekeken, op campuscomputers of thuis.',
      pt: 'Os exames são preparados, realizados e corrigidos em {name}, no campus ou em casa.',
    },
    {
      en: '{name} compares papers with published texts and with earlier work of the same programme.',
      nl: '{name} vergelijkt werkstukken met gepubliceerde teksten en met eerder werk van dezelfde opleiding.',
    },
    {
      en: 'Programmes evaluate courses and gather opinions with {name}.',
      nl: 'Opleidingen evalueren vakken en peilen meningen met {name}.',
      pt: 'Com {name}, os cursos avaliam as disciplinas e recolhem opiniões.',
    },
  ],
  details: [
    {
      en: 'Markers see numbers instead of names until the grades are final.',
      nl: 'Beoordelaars zien nummers in plaats van namen totdat de cijfers vaststaan.',
      pt: 'Os avaliadores veem números em vez de nomes até as notas serem definitivas.',
    },
    {
      en: 'Answers are stored every few seconds, so that a lost connection costs nobody an exam.',
      nl: 'Antwoorden worden om de paar seconden opgeslagen, zodat een verbroken verbinding niemand een tentamen kost.',
    },
    {
      en: 'Results go back to the student system over night.',
      nl: 'Resultaten gaan ’s nachts terug naar het studentinformatiesysteem.',
    },
  ],
  keywords: { en: 'exams grading survey', nl: 'tentamens nakijken enquête', pt: 'exames notas inquérito' },
  attributes: ['uid', 'eduPersonAffiliation', 'mail', 'givenName', 'sn', 'schacPersonalUniqueCode'],
};
