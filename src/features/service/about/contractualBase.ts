import { contractKindOf, type ContractKind } from '../../../contracts/domain/services/contractualBase';

const messages = {
  na: 'contract.na',
  ao: 'contract.ao',
  ix: 'contract.ix',
  rsCoco: 'contract.rsCoco',
  entree: 'contract.entree',
  clarin: 'contract.clarin',
  none: 'contract.none',
  edugainCommunity: 'contract.edugainCommunity',
} as const satisfies Record<ContractKind, string>;

/** Returns the message for a contractual base; undefined for a base that only this federation has, which is shown as it is. */
export function contractMessage(contractualBase: string) {
  const kind = contractKindOf(contractualBase);
  return kind && messages[kind];
}
