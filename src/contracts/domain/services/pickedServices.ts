import type { EntityType } from '../../wire/enumerations';

/** A service as a dialog about several services names it. */
export interface PickedService {
  readonly serviceEntityId: string;
  readonly serviceType: EntityType;
  readonly name: string;
}

/** Writes services into a draft, which has only texts. */
export function servicesText(services: readonly PickedService[]): string {
  return JSON.stringify(services);
}

/** Reads what `servicesText` has written; none where it is something else. */
export function servicesIn({ services }: { readonly services: string }): readonly PickedService[] {
  try {
    const read: unknown = JSON.parse(services);
    return Array.isArray(read) ? read.filter(isPicked) : [];
  } catch {
    return [];
  }
}

const types: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

function isPicked(value: unknown): value is PickedService {
  const { serviceEntityId, serviceType, name } = (value ?? {}) as Partial<PickedService>;
  return (
    typeof serviceEntityId === 'string' &&
    typeof name === 'string' &&
    types.some((one) => one === serviceType)
  );
}
