/** Message for each known contractual base; both spellings of eduGAIN community. */
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
 * Returns the message for a contractual base; undefined for a value of this federation's own, which is shown as it is.
 */
export function contractMessage(contractualBase: string): ContractMessage | undefined {
  const key = contractualBase.trim().toLowerCase();
  return Object.hasOwn(known, key) ? known[key] : undefined;
}
