import { contractKindOf, type ContractKind } from '../../contracts/domain/contractualBase';

/**
 * Returns the message for a contractual base; undefined for a base that only this federation has, which is shown as it
 * is.
 */
export function contractMessage(contractualBase: string): `contract.${ContractKind}` | undefined {
  const kind = contractKindOf(contractualBase);
  return kind && `contract.${kind}`;
}
