import type { IntlShape } from 'react-intl';
import { contractKindOf, type ContractKind } from '../../contracts/domain/services/contractualBase';
import './security.texts';

export const contractMessages = {
  ao: 'security.contract.ao',
  ix: 'security.contract.ix',
  rsCoco: 'security.contract.rsCoco',
  edugainCommunity: 'security.contract.edugainCommunity',
  entree: 'security.contract.entree',
  clarin: 'security.contract.clarin',
  none: 'security.contract.none',
  na: 'security.contract.na',
} as const satisfies Record<ContractKind, string>;

/** Says on what contract a service is offered; an unknown kind stays as it is written. */
export function contractText(intl: IntlShape, contract: string): string {
  const kind = contractKindOf(contract);
  if (kind) return intl.formatMessage({ id: contractMessages[kind] });
  return contract.trim() || intl.formatMessage({ id: 'security.contract.missing' });
}
