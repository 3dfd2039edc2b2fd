import type { Subject } from '../subject';

export const education: Subject = {
  type: { en: 'Education', nl: 'Onderwijs', pt: 'Ensino' },
  products: [
    'Timetabling',
    'Learning Platform',
    'Lecture Capture',
    'Course Catalogue',
    'Language Lab',
    'Study Guide',
    'Peer Feedback',
    'Virtual Lab',
    'Portfolio',
    'Reading List',
    'Tutoring',
  ],
  purposes: [
    {
      en: '{name} brings course material, assignments and grades of a programme together in one place.',
      nl: '{name} brengt cursusmateriaal, opdrachten en cijfers van een opleiding op één plek bij elkaar.',
      pt: '{name} reúne num só lugar os materiais, os trabalhos e as notas de um curso.',
    },
    {
      en: 'Teachers record lectures with {name} and share them with the students of their course only.',
      nl: 'Docenten nemen met {name} colleges op en delen die alleen met de studenten van hun vak.',
      pt: 'Com {name}, os docentes gravam as aulas e partilham-nas apenas com os estudantes da disciplina.',
    },
    {
      en: '{name} plans rooms, groups and examinations and keeps everybody’s calendar up to date.',
      nl: '{name} plant zalen, groepen en tentamens en houdt ieders agenda bij.',
    },
    {
      en: 'Students give each other feedback on drafts in {name}, guided by questions of their teacher.',
      nl: 'Studenten geven elkaar in {name} feedback op concepten, aan de hand van vragen van hun docent.',
    },
  ],
  details: [
    {
      en: 'Groups and roles follow from the affiliation that the institution sends.',
      nl: 'Groepen en rollen volgen uit de affiliatie die de instelling meestuurt.',
      pt: 'Os grupos e os papéis resultam da afiliação enviada pela instituição.',
    },
    {
      en: 'A course stays available for two years after its last day.',
      nl: 'Een cursus blijft tot twee jaar na de laatste dag beschikbaar.',
    },
    {
      en: 'It opens directly from the course pages of the common learning platforms.',
      nl: 'Het opent rechtstreeks vanuit de cursuspagina’s van de gangbare leeromgevingen.',
    },
  ],
  keywords: {
    en: 'course teaching students',
    nl: 'cursus onderwijs studenten',
    pt: 'curso ensino estudantes',
  },
  attributes: ['eduPersonAffiliation', 'mail', 'displayName', 'preferredLanguage', 'schacHomeOrganization'],
};
