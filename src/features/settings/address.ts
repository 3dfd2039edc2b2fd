import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import { settingKinds, type ServiceSubject } from '../../contracts/domain/services/settingKinds';

const { consent, ...others } = settingKinds;
/** The pages of settings, in the order of the menu. */
const pages = { consent, policies: { segment: 'authorization_policies' }, ...others } as const;

export type SettingKey = keyof typeof pages;

export const settingKeys = Object.keys(pages) as readonly SettingKey[];

/** The part of the address after `/apps/42/saml20_sp/settings`. */
export type SettingsAddress =
  | { readonly key: ServiceSubject }
  | { readonly key: 'policies'; readonly policy?: string; readonly revisions?: true };

/** Replaces the id of a policy that is not stored yet. */
export const NEW_POLICY = 'new';

function settingsBase({ id, type }: ServiceRef): string {
  return `/apps/${id}/${type}/settings`;
}

export function settingsPath(service: ServiceRef, address: SettingsAddress): string {
  const parts = [settingsBase(service), pages[address.key].segment];
  if (address.key === 'policies' && address.policy !== undefined) {
    parts.push(encodeURIComponent(address.policy), ...(address.revisions ? ['revisions'] : []));
  }
  return parts.join('/');
}

/**
 * Parses the path of a setting; undefined for the bare address, and for a path that names no setting
 * (REQUIREMENTS 162).
 */
export function parseSettingsPath(pathname: string): SettingsAddress | undefined {
  const [segment, policy, last, ...rest] = pathname.split('/').slice(5).filter(Boolean);
  const key = settingKeys.find((known) => pages[known].segment === segment);
  if (!key || rest.length > 0) return undefined;
  if (key !== 'policies') return policy === undefined ? { key } : undefined;
  if (policy === undefined) return { key };
  const id = decoded(policy);
  if (id === undefined || (last !== undefined && (last !== 'revisions' || id === NEW_POLICY)))
    return undefined;
  return { key, policy: id, ...(last && { revisions: true }) };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
