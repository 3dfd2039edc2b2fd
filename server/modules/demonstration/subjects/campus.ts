import type { Subject } from '../subject';

export const campus: Subject = {
  type: { en: 'Campus life', nl: 'Campusleven', pt: 'Vida no campus' },
  products: [
    'Lab Booking',
    'Room Finder',
    'Student Housing',
    'Sports Centre',
    'Print Shop',
    'Parking',
    'Careers',
    'Alumni Network',
    'Lost and Found',
    'Student Union',
  ],
  purposes: [
    {
      en: 'Rooms, instruments and places to study are booked in {name}.',
      nl: 'Zalen, apparatuur en studieplekken worden in {name} gereserveerd.',
      pt: 'As salas, os equipamentos e os lugares de estudo são reservados em {name}.',
    },
    {
      en: '{name} brings students and employers together for internships and first jobs.',
      nl: '{name} brengt studenten en werkgevers bij elkaar voor stages en eerste banen.',
      pt: '{name} aproxima estudantes e empregadores para estágios e primeiros empregos.',
    },
    {
      en: 'Students arrange sports, housing and membership of associations with {name}.',
      nl: 'Studenten regelen met {name} sport, huisvesting en lidmaatschap van verenigingen.',
    },
  ],
  details: [
    {
      en: 'Prices differ for students, employees and guests.',
      nl: 'De prijzen verschillen voor studenten, medewerkers en gasten.',
      pt: 'Os preços diferem para estudantes, funcionários e visitantes.',
    },
    {
      en: 'It works on telephones and on the screens beside the doors.',
      nl: 'Het werkt op telefoons en op de schermen naast de deuren.',
    },
    {
      en: 'Bookings that nobody claims are released after fifteen minutes.',
      nl: 'Reserveringen die niemand opeist, komen na een kwartier vrij.',
    },
  ],
  keywords: {
    en: 'booking housing jobs',
    nl: 'reserveren huisvesting banen',
    pt: 'reservas alojamento empregos',
  },
  attributes: ['uid', 'mail', 'displayName', 'eduPersonAffiliation', 'preferredLanguage'],
};
