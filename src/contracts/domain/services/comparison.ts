import type { EntityType } from '../../wire/enumerations';
import type { ServiceRef } from './serviceRef';

/** Maximum number of services side by side before columns become narrow. */
export const MOST_COMPARED = 3;

const types: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

const keyOf = ({ id, type }: ServiceRef) => `${id}.${type}`;

/** Returns the address of the comparison of services: `/apps/42/saml20_sp/compare?with=7.oidc10_rp`. */
export function comparePath([first, ...others]: readonly [ServiceRef, ...ServiceRef[]]): string {
  return `/apps/${first.id}/${first.type}/compare?with=${others.map(keyOf).join(',')}`;
}

/** Returns the services in the query besides the first, each once and up to the maximum. */
export function comparedWith(first: ServiceRef, query: string): readonly ServiceRef[] {
  const keys = (new URLSearchParams(query).get('with') ?? '').split(',');
  const refs = new Map(keys.flatMap((key) => refIn(key).map((ref) => [keyOf(ref), ref] as const)));
  refs.delete(keyOf(first));
  return [...refs.values()].slice(0, MOST_COMPARED - 1);
}

function refIn(key: string): readonly ServiceRef[] {
  const [, id, name] = /^(\d{1,9})\.(\w+)$/.exec(key) ?? [];
  const type = types.find((one) => one === name);
  return type && id ? [{ id: Number(id), type }] : [];
}
