import type { EntityType } from '../../../src/contracts/wire/enumerations';
import { slug } from './services/words';

/** Returns the entity ID of a service by type and name; a relying party has a client id. */
export function entityIdOf(type: EntityType, name: string): string {
  const domain = `${slug(name)}.example`;
  if (type === 'oidc10_rp') return domain;
  if (type === 'oauth20_rs') return `api.${domain}`;
  return type === 'single_tenant_template'
    ? `https://template.${domain}/saml`
    : `https://${domain}/saml/metadata`;
}
