import type { EntityType } from '../../../contracts/wire/enumerations';

interface Change {
  readonly kind: string;
  readonly service: string;
  readonly serviceType: EntityType;
}

/**
 * Returns the changes of settings of services that the others disconnect. A set that has any cannot be sent, since it is
 * unclear which of both is meant.
 */
export function contradictoryChanges<One extends Change>(changes: readonly One[]): readonly One[] {
  const ended = new Set(changes.filter(({ kind }) => kind === 'disconnect').map(serviceOf));
  return changes.filter((one) => !/connect$/.test(one.kind) && ended.has(serviceOf(one)));
}

function serviceOf({ service, serviceType }: Change): string {
  return `${serviceType} ${service}`;
}
