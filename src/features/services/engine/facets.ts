import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ListedService, ServerFacet } from '../../../contracts/domain/services/catalogue';
import { rankIn, type Level } from '../../../contracts/domain/services/level';
import { listedMultiFactor } from '../../../contracts/domain/services/listedMultiFactor';
import { compareNormalised } from '../../../lib/normalise';
import { attributeText } from './attributeText';
import type { Circumstances } from '../overview.types';

export type ValuesOf = (service: ListedService) => readonly string[];

/** The definition of a facet: which values a service has, and who sees the facet. */
export interface FacetDefinition {
  readonly key: string;
  /** Name of a facet that the server defines. */
  readonly name?: string;
  readonly isFor: (circumstances: Circumstances) => boolean;
  /**
   * Says whether a service needs any or all of the ticked values. With `choice`, any is enough unless the question asks for
   * all.
   */
  readonly match: 'any' | 'all' | 'choice';
  /** Values that are shown whether a service has them or not, in the order of display. */
  readonly fixed: readonly string[];
  /** Order of the values that come from the services. Without it, only the fixed values count. */
  readonly order?: (a: string, b: string) => number;
  /**
   * Returns the function that reads the values of a service. It returns the same function while the circumstances that
   * the facet uses are the same.
   */
  readonly valuesFor: (circumstances: Circumstances) => ValuesOf;
  /** Tells whether the service counts under every value. */
  readonly hasAll?: (service: ListedService) => boolean;
}

const fixedYes = ['yes'] as const;
const fixedNo = ['no'] as const;
const yesNo = [...fixedYes, ...fixedNo];
const yesOrNo = (is: boolean): readonly string[] => (is ? fixedYes : fixedNo);
const everybody = () => true;
const notGuest = ({ guest }: Circumstances) => !guest;

/** Makes `valuesFor` of a facet whose values are the same for every reader. */
function always(valuesOf: ValuesOf): FacetDefinition['valuesFor'] {
  return () => valuesOf;
}

/** Makes `valuesFor` of a facet whose values depend on one member of the circumstances. */
function dependingOn<On>(
  on: (from: Circumstances) => On,
  valuesOf: (on: On) => ValuesOf,
): FacetDefinition['valuesFor'] {
  const remembered = weakMapMemoize(valuesOf);
  return (circumstances) => remembered(on(circumstances));
}

const byName = (entities: Circumstances['stepUp']) =>
  new Map(entities.map(({ name, level }) => [name, level]));

const none = 'NONE';
const fixedNone = [none] as const;

const multiFactorValues = Object.keys(listedMultiFactor);

/** The ten facets that the client defines, in the order of display (REQUIREMENTS 63–74). */
const ownFacets = weakMapMemoize(
  (ownSource: string, levels: readonly Level[]): readonly FacetDefinition[] => [
    {
      key: 'connection',
      isFor: ({ guest, list }) => !guest && list === 'all',
      match: 'any',
      fixed: yesNo,
      valuesFor: always(({ connected }) => yesOrNo(connected)),
    },
    {
      key: 'used_by_idp',
      isFor: notGuest,
      match: 'any',
      fixed: yesNo,
      // Two services without an institution do not share one (REQUIREMENTS 64).
      valuesFor: dependingOn(
        ({ institutionId }) => institutionId,
        (own) =>
          ({ institutionId }) =>
            yesOrNo(institutionId !== undefined && institutionId === own),
      ),
    },
    {
      key: 'authorization_rules',
      isFor: notGuest,
      match: 'any',
      fixed: yesNo,
      valuesFor: dependingOn(
        ({ withPolicies }) => withPolicies,
        (named) =>
          ({ connected, entityId }) =>
            yesOrNo(connected && named?.has(entityId) === true),
      ),
    },
    {
      key: 'interfed_source',
      isFor: everybody,
      match: 'any',
      fixed: [ownSource, 'eduGAIN', 'Entree'],
      order: compareNormalised,
      // A service without a source is one of the federation's own.
      valuesFor: always(({ source }) => [source || ownSource]),
    },
    {
      key: 'entity_category',
      isFor: everybody,
      match: 'choice',
      fixed: [
        'http://www.geant.net/uri/dataprotection-code-of-conduct/v1',
        'https://refeds.org/category/code-of-conduct/v2',
        'http://refeds.org/category/research-and-scholarship',
      ],
      valuesFor: always(({ entityCategories }) => entityCategories),
    },
    {
      key: 'strong_authentication',
      isFor: notGuest,
      match: 'any',
      fixed: [],
      order: byLevel(levels),
      valuesFor: dependingOn(
        ({ stepUp }) => stepUp,
        (stepUp) => {
          const levels = byName(stepUp);
          return ({ minimalLevel, entityId }) => {
            const set = levels.get(entityId);
            if (!minimalLevel && !set) return fixedNone;
            return [...(minimalLevel ? [`SP_${minimalLevel}`] : []), ...(set ? [`IDP_${set}`] : [])];
          };
        },
      ),
    },
    {
      key: 'mfa',
      isFor: notGuest,
      match: 'any',
      fixed: [...multiFactorValues, 'OTHER', none],
      valuesFor: dependingOn(
        ({ multiFactor }) => multiFactor,
        (multiFactor) => {
          const values = byName(multiFactor);
          return ({ entityId }) => {
            const set = values.get(entityId);
            if (!set) return fixedNone;
            return [multiFactorValues.includes(set) ? set : 'OTHER'];
          };
        },
      ),
    },
    {
      key: 'attributes',
      isFor: everybody,
      match: 'all',
      fixed: [],
      order: byText,
      valuesFor: dependingOn(
        ({ urnOf }) => urnOf,
        (urnOf) =>
          ({ released }) => {
            if (released === 'everything') return [];
            return urnOf ? released.map(urnOf) : released;
          },
      ),
      // A service without a release policy receives every attribute, unless a script decides (REQUIREMENTS 71).
      hasAll: ({ released, manipulation }) => released === 'everything' && !manipulation,
    },
    {
      key: 'type_consent',
      isFor: ({ guest, consentEnabled }) => !guest && consentEnabled,
      match: 'any',
      fixed: ['DEFAULT_CONSENT', 'MINIMAL_CONSENT', 'NO_CONSENT'],
      // An institution that chose nothing for a service has the minimal consent.
      valuesFor: dependingOn(
        ({ consents }) => consents,
        (consents) => {
          const entries = new Map(Object.entries(consents ?? {}));
          return ({ entityId }) => [entries.get(entityId) ?? 'MINIMAL_CONSENT'];
        },
      ),
    },
    {
      key: 'manipulation_notes',
      isFor: ({ superUser }) => superUser,
      match: 'any',
      fixed: yesNo,
      valuesFor: always(({ annotated }) => yesOrNo(annotated)),
    },
  ],
);

/**
 * Returns all facets for this person, those of the server last (REQUIREMENTS 75). Where the server uses a key of the
 * client, the client's facet stays.
 */
export function facetsFor(
  circumstances: Circumstances,
  server: readonly ServerFacet[],
): readonly FacetDefinition[] {
  const own = ownFacets(circumstances.ownSource, circumstances.levels);
  const ownKeys = new Set(own.map(({ key }) => key));
  const theirs = server.filter(({ key }) => !ownKeys.has(key)).map((facet) => ofServer(facet));
  return [...own, ...theirs].filter(({ isFor }) => isFor(circumstances));
}

/** A service without the category counts under none of the values. */
const ofServer = weakMapMemoize(({ key, name }: ServerFacet): FacetDefinition => ({
  key,
  name,
  isFor: everybody,
  match: 'any',
  fixed: [],
  order: compareNormalised,
  valuesFor: always(({ categories }) => (Object.hasOwn(categories, key) ? (categories[key] ?? []) : [])),
}));

/** Compares attributes by their texts; those of which only a number is known come last. */
function byText(a: string, b: string): number {
  const [one, other] = [attributeText(a), attributeText(b)];
  const isNumber = (text: string) => Number(/^\d/.test(text));
  return isNumber(one) - isNumber(other) || compareNormalised(one, other) || compareNormalised(a, b);
}

/**
 * Compares levels: those that the institution set come first, then those of the services, each from low to high;
 * services without a level come last (REQUIREMENTS 69).
 */
function byLevel(levels: readonly Level[]): (a: string, b: string) => number {
  const rank = (value: string) => rankIn(levels, value.replace(/^\w+?_/, ''));
  const group = (value: string) => (value === none ? 2 : value.startsWith('SP_') ? 1 : 0);
  return (a, b) => group(a) - group(b) || rank(a) - rank(b) || compareNormalised(a, b);
}
