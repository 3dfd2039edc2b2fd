/** Messages for the known contractual bases, with both spellings of the eduGAIN community. */
const known: Readonly<Record<string, ContractMessage>> = {
  na: 'contract.na',
  ao: 'contract.ao',
  ix: 'contract.ix',
  'r&s+coco': 'contract.rsCoco',
  entree: 'contract.entree',
  clarin: 'contract.clarin',
  none: 'contract.none',
  'edugain (community)': 'contract.edugainCommunity',
  'edugain community': 'contract.edugainCommunity',
};

export type ContractMessage =
  | 'contract.na'
  | 'contract.ao'
  | 'contract.ix'
  | 'contract.rsCoco'
  | 'contract.entree'
  | 'contract.clarin'
  | 'contract.none'
  | 'contract.edugainCommunity';

/**
 * Returns the message for a contractual base; undefined for a base that only this federation has, which is shown as it
 * is.
 */
export function contractMessage(contractualBase: string): ContractMessage | undefined {
  const key = contractualBase.trim().toLowerCase();
  return Object.hasOwn(known, key) ? known[key] : undefined;
}
