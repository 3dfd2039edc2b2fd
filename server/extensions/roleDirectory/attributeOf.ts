import type { Principal } from '../../modules/identity/identity.module';

/** Returns the first value of an attribute of the login, by the name that the profile page shows; names of headers have no case. */
export function attributeOf({ attributes }: Principal, name: string): string | undefined {
  const found = Object.entries(attributes).find(([header]) => header.toLowerCase() === name.toLowerCase());
  return found?.[1][0];
}
