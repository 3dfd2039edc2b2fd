const kinds = {
  na: 'na',
  ao: 'ao',
  ix: 'ix',
  'r&s+coco': 'rsCoco',
  entree: 'entree',
  clarin: 'clarin',
  none: 'none',
  'edugain (community)': 'edugainCommunity',
  'edugain community': 'edugainCommunity',
} as const;

/** Contract for a service. `none`: its organisation has declined to sign; `na`: nothing is known. */
export type ContractKind = (typeof kinds)[keyof typeof kinds];

/** All contracts, in the order in which they are offered. */
export const contractKinds = [
  ...(['ao', 'ix', 'rsCoco', 'edugainCommunity'] as const),
  ...(['entree', 'clarin', 'none', 'na'] as const),
] satisfies readonly ContractKind[];

const known: ReadonlyMap<string, ContractKind> = new Map(Object.entries(kinds));

/**
 * Reads a contractual base, including both spellings of the eduGAIN community; undefined for one that only this
 * federation has.
 */
export function contractKindOf(contractualBase: string): ContractKind | undefined {
  return known.get(contractualBase.trim().toLowerCase());
}
