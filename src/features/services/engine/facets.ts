import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ListedService, ServerFacet } from '../../../contracts/domain/catalogue';
import { levelOf } from '../../../contracts/domain/level';
import { knownMultiFactor } from '../../../contracts/domain/multiFactor';
import { compareNormalised } from '../../../lib/normalise';
import { attributeText } from '../attributeText';
import type { Circumstances } from '../overview.types';

export type ValuesOf = (service: ListedService) => readonly string[];

/** The definition of a facet: its values for a service, and who sees it. */
export interface FacetDefinition {
  readonly key: string;
  /** Name of a facet that the server brings. */
  readonly name?: string;
  readonly isFor: (circumstances: Circumstances) => boolean;
  /** `choice`: any, unless the question wants all. */
  readonly match: 'any' | 'all' | 'choice';
  /** Values in the order of display, whether a service has them or not. */
  readonly fixed: readonly string[];
  /** Order of the values that services bring besides; absent: none but the fixed ones count. */
  readonly order?: (a: string, b: string) => number;
  /** Returns the values of a service. It is the same function as long as the circumstances that it needs are the same. */
  readonly valuesFor: (circumstances: Circumstances) => ValuesOf;
  /** Counts under every value. */
  readonly hasAll?: (service: ListedService) => boolean;
}

const fixedYes = ['yes'] as const;
const fixedNo = ['no'] as const;
const yesNo = [...fixedYes, ...fixedNo];
const answer = (is: boolean): readonly string[] => (is ? fixedYes : fixedNo);
const everybody = () => true;
const notGuest = ({ guest }: Circumstances) => !guest;

/** The same for everyone. */
function always(valuesOf: ValuesOf): FacetDefinition['valuesFor'] {
  return () => valuesOf;
}

/** Makes the values of a facet that rests on one member of the circumstances. */
function resting<On>(
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

const multiFactorValues = knownMultiFactor.flatMap(({ uri, short }) => (short ? [uri] : []));

/** The ten facets that the client makes, in the order of display (REQUIREMENTS 63–74). */
const ownFacets = weakMapMemoize((ownSource: string): readonly FacetDefinition[] => [
  {
    key: 'connection',
    isFor: ({ guest, list }) => !guest && list === 'all',
    match: 'any',
    fixed: yesNo,
    valuesFor: always(({ connected }) => answer(connected)),
  },
  {
    key: 'used_by_idp',
    isFor: notGuest,
    match: 'any',
    fixed: yesNo,
    // Two missing ids are no common institution (REQUIREMENTS 64).
    valuesFor: resting(
      ({ institutionId }) => institutionId,
      (own) =>
        ({ institutionId }) =>
          answer(institutionId !== undefined && institutionId === own),
    ),
  },
  {
    key: 'authorization_rules',
    isFor: notGuest,
    match: 'any',
    fixed: yesNo,
    valuesFor: resting(
      ({ withPolicies }) => withPolicies,
      (named) =>
        ({ connected, entityId }) =>
          answer(connected && named?.has(entityId) === true),
    ),
  },
  {
    key: 'interfed_source',
    isFor: everybody,
    match: 'any',
    fixed: [ownSource, 'eduGAIN', 'Entree'],
    order: compareNormalised,
    // A service without a source belongs to the federation itself.
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
    order: byLevel,
    valuesFor: resting(
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
    valuesFor: resting(
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
    order: (a, b) => compareNormalised(attributeText(a), attributeText(b)) || compareNormalised(a, b),
    valuesFor: always(({ released }) => (released === 'everything' ? [] : released)),
    // A service without a release policy is released everything, unless a script decides (REQUIREMENTS 71).
    hasAll: ({ released, manipulation }) => released === 'everything' && !manipulation,
  },
  {
    key: 'type_consent',
    isFor: ({ guest, consentEnabled }) => !guest && consentEnabled,
    match: 'any',
    fixed: ['DEFAULT_CONSENT', 'MINIMAL_CONSENT', 'NO_CONSENT'],
    // No entry is minimal consent.
    valuesFor: resting(
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
    valuesFor: always(({ annotated }) => answer(annotated)),
  },
]);

/** Returns all facets that this person has a use for, the server's last (REQUIREMENTS 75); a key of ours stays ours. */
export function facetsFor(
  circumstances: Circumstances,
  server: readonly ServerFacet[],
): readonly FacetDefinition[] {
  const own = ownFacets(circumstances.ownSource);
  const ownKeys = new Set(own.map(({ key }) => key));
  const theirs = server.filter(({ key }) => !ownKeys.has(key)).map((facet) => ofServer(facet));
  return [...own, ...theirs].filter(({ isFor }) => isFor(circumstances));
}

/** A service that lacks the category counts under none of its values. */
const ofServer = weakMapMemoize(({ key, name }: ServerFacet): FacetDefinition => ({
  key,
  name,
  isFor: everybody,
  match: 'any',
  fixed: [],
  order: compareNormalised,
  valuesFor: always(({ categories }) => (Object.hasOwn(categories, key) ? (categories[key] ?? []) : [])),
}));

/** Returns the institution's levels, then the services' own, lowest first; at the end those without (REQUIREMENTS 69). */
function byLevel(a: string, b: string): number {
  const rank = (value: string) => levelOf(value)?.rank ?? 0;
  const group = (value: string) => (value === none ? 2 : value.startsWith('SP_') ? 1 : 0);
  return group(a) - group(b) || rank(a) - rank(b) || compareNormalised(a, b);
}
