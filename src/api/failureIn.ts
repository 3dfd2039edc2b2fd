import type { SerializedError } from '@reduxjs/toolkit';
import type { Failure } from '../contracts/domain/failure';

/** Returns the failure that a hook of a call reports; an error on our side of the wire is `unknown`. */
export function failureIn(error: Failure | SerializedError): Failure {
  return 'kind' in error ? error : { kind: 'unknown' };
}
