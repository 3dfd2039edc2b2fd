import { honest } from './realLogin';

const surfconext = 'http://surfconext.nl/assurance/loa';
const sfa = 'https://refeds.org/profile/sfa';
const mfa = 'https://refeds.org/profile/mfa';
const eidas = 'http://eidas.europa.eu/LoA/';
const itu = 'urn:example:x.1254:';

interface Scheme {
  readonly settings: Readonly<Record<string, string>>;
  /** Rank of a login by the provider's statement, and the level on the wire. */
  readonly ranks: readonly (readonly [acr: string | undefined, rank: number, told: number])[];
  /** The requested level if rank 2 and rank 3 are needed. */
  readonly requested: readonly [two: string, three: string];
  /** A login that is enough for rank 2, and one that is not. */
  readonly enough: string;
  readonly tooLow: string;
  /** Lowest of a login that may change the level of a service, and levels to be set there, from low to high. */
  readonly highest: string;
  readonly rising: readonly string[];
}

/** Levels as federations name them. */
export const schemes: Readonly<Record<string, Scheme>> = {
  SURFconext: {
    settings: {
      DEFAULT_LOA: `${surfconext}1`,
      LOA_LEVELS: `${surfconext}1.5,${surfconext}2,${surfconext}3`,
    },
    ranks: [
      [`${surfconext}1`, 1, 1],
      [`${surfconext}1.5`, 1.5, 1],
      [`${surfconext}3`, 3, 3],
      [`${honest.acr}`, 0, 1],
      [undefined, 0, 1],
    ],
    requested: [`${surfconext}2`, `${surfconext}3`],
    enough: `${surfconext}3`,
    tooLow: `${surfconext}1.5`,
    highest: `${surfconext}3`,
    rising: [`${surfconext}1.5`, `${surfconext}2`, `${surfconext}3`],
  },
  REFEDS: {
    settings: { DEFAULT_LOA: sfa, LOA_LEVELS: `${mfa}=2` },
    ranks: [
      [sfa, 1, 1],
      [mfa, 2, 2],
      ['https://refeds.org/profile/mfa/', 0, 1],
    ],
    requested: [mfa, mfa],
    enough: mfa,
    tooLow: sfa,
    highest: mfa,
    rising: [mfa],
  },
  eIDAS: {
    settings: {
      DEFAULT_LOA: 'password',
      LOA_LEVELS: `${eidas}high=3,${eidas}low=1,${eidas}substantial=2`,
    },
    ranks: [
      ['password', 1, 1],
      [`${eidas}low`, 1, 1],
      [`${eidas}substantial`, 2, 2],
      [`${eidas}high`, 3, 3],
    ],
    requested: [`${eidas}substantial`, `${eidas}high`],
    enough: `${eidas}high`,
    tooLow: `${eidas}low`,
    highest: `${eidas}high`,
    rising: [`${eidas}low`, `${eidas}substantial`, `${eidas}high`],
  },
  'ITU-T X.1254': {
    settings: { DEFAULT_LOA: `${itu}loa1`, LOA_LEVELS: `${itu}loa2,${itu}loa3=3|X.1254 high,${itu}loa4` },
    ranks: [
      [`${itu}loa2`, 2, 2],
      [`${itu}loa4`, 4, 4],
    ],
    requested: [`${itu}loa2`, `${itu}loa3`],
    enough: `${itu}loa4`,
    tooLow: `${itu}loa1`,
    highest: `${itu}loa3`,
    rising: [`${itu}loa2`, `${itu}loa3`, `${itu}loa4`],
  },
  'a mixture': {
    settings: {
      DEFAULT_LOA: sfa,
      LOA_LEVELS: `${surfconext}2,${mfa}=2,${eidas}substantial=2,${surfconext}3,${eidas}high=3.5`,
    },
    ranks: [
      [mfa, 2, 2],
      [`${eidas}substantial`, 2, 2],
      [`${surfconext}3`, 3, 3],
      [`${eidas}high`, 3.5, 3],
    ],
    requested: [`${surfconext}2 ${mfa} ${eidas}substantial`, `${surfconext}3`],
    enough: `${eidas}substantial`,
    tooLow: sfa,
    highest: `${surfconext}3`,
    rising: [`${surfconext}2`, `${surfconext}3`, `${eidas}high`],
  },
};
