import type { Random } from './random';
import { places, slug } from './services/words';

export interface InstitutionName {
  readonly en: string;
  readonly nl: string;
  readonly short: string;
  readonly kind: { readonly en: string; readonly nl: string };
  readonly entityId: string;
  readonly domain: string;
  readonly test: boolean;
  readonly allowsAll: boolean;
  readonly withoutInstitutionId: boolean;
  /** Named here, not random: people and tests rely on it. */
  readonly isFixed: boolean;
}

interface Kind {
  readonly en: string;
  readonly nl: string;
  readonly english: (place: string) => string;
  readonly dutch: (place: string) => string;
  readonly code: string;
}

const university: Kind = {
  en: 'university',
  nl: 'universiteit',
  english: (place) => `${place} University`,
  dutch: (place) => `Universiteit ${place}`,
  code: '',
};
const hospital: Kind = {
  en: 'hospital',
  nl: 'ziekenhuis',
  english: (place) => `${place} Medical Centre`,
  dutch: (place) => `Medisch Centrum ${place}`,
  code: 'mc',
};
const kinds: readonly Kind[] = [
  {
    en: 'university of applied sciences',
    nl: 'hogeschool',
    english: (place) => `${place} University of Applied Sciences`,
    dutch: (place) => `Hogeschool ${place}`,
    code: 'hs',
  },
  {
    en: 'college',
    nl: 'mbo',
    english: (place) => `${place} College`,
    dutch: (place) => `${place} College`,
    code: 'college',
  },
  university,
  hospital,
  {
    en: 'institute of technology',
    nl: 'technische hogeschool',
    english: (place) => `${place} Institute of Technology`,
    dutch: (place) => `Technische Hogeschool ${place}`,
    code: 'tech',
  },
  {
    en: 'conservatory',
    nl: 'conservatorium',
    english: (place) => `Conservatory of ${place}`,
    dutch: (place) => `Conservatorium ${place}`,
    code: 'arts',
  },
];

function nameOf(kind: Kind, place: string): InstitutionName {
  const domain = `${[slug(place), kind.code].filter(Boolean).join('-')}.example`;
  return {
    en: kind.english(place),
    nl: kind.dutch(place),
    short: place,
    kind,
    entityId: `https://idp.${domain}/saml`,
    domain,
    test: false,
    allowsAll: false,
    withoutInstitutionId: false,
    isFixed: false,
  };
}

function fixedInstitutions(): InstitutionName[] {
  const harwick = { ...nameOf(university, 'Harwick'), isFixed: true };
  return [
    harwick,
    { ...nameOf(hospital, 'Harwick'), isFixed: true },
    {
      ...harwick,
      en: 'Harwick University, test',
      nl: 'Universiteit Harwick, test',
      entityId: 'https://idp-test.harwick.example/saml',
      domain: 'test.harwick.example',
      test: true,
    },
    { ...nameOf(university, 'Bremwater'), isFixed: true },
  ];
}

/** Names the landmarks, then places × kinds. One allows every service, one has no institution id, some are in test. */
export function institutionNames(random: Random, count: number): InstitutionName[] {
  const drawn: InstitutionName[] = [];
  for (let index = 0; drawn.length < count; index++) {
    const lap = Math.floor(index / places.length);
    const round = Math.floor(lap / kinds.length);
    const place = places[index % places.length] ?? '';
    const kind = kinds[((index % places.length) + lap) % kinds.length] ?? university;
    const name = nameOf(kind, round === 0 ? place : `${place} ${round + 1}`);
    drawn.push({
      ...name,
      allowsAll: index === 3,
      withoutInstitutionId: index === 5,
      test: index === 7 || (index > 8 && random.chance(0.04)),
    });
  }
  return [...fixedInstitutions(), ...drawn].slice(0, count);
}
