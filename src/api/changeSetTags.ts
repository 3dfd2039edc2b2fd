import type { Failure } from '../contracts/domain/failure';
import { mayHaveChanged, type Tag } from './tags';

export function changeSetTags(): Tag[] {
  return [{ type: 'change-set' }];
}

/** Lines that come or go change nothing but the set. */
export function afterGathering(failure: Failure | undefined): Tag[] {
  return failure && !mayHaveChanged(failure) ? [] : changeSetTags();
}

/** A set that is sent is a ticket for many services, some of which it may have connected at once. */
export function afterSendingSet(failure: Failure | undefined): Tag[] {
  if (failure && !mayHaveChanged(failure)) return [];
  return [...changeSetTags(), { type: 'tickets' }, { type: 'catalogue' }, { type: 'service' }];
}
