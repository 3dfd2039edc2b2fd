import { requestedAttributes } from '../../../../contracts/domain/policies/decision/requestedAttributes';
import type { Login } from '../../../../contracts/domain/policies/decision/decision.types';
import { loginAttributes } from '../../../../contracts/domain/attributes/loginAttributes';

/** Returns a person's own attributes as policies may ask for them. */
export function ownAttributes(person: Parameters<typeof loginAttributes>[0]): Login['attributes'] {
  return requestedAttributes(loginAttributes(person));
}
