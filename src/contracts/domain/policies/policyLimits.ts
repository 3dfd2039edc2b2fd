/** Limits of an authorization policy. Lengths of texts are in JavaScript characters. */
export const policyLimits = {
  name: 255,
  /** Description, and each message to people whom the policy refuses. */
  text: 4000,
  /** Maximum number of characters of an attribute's value. */
  value: 1000,
  attributes: 500,
  institutions: 1000,
  services: 100,
  levels: 20,
  /** Networks of one level. */
  networks: 100,
  /** Highest number of a group of values. */
  group: 99,
} as const;

/**
 * Returns whether a value is a fully qualified group ID (REQUIREMENTS 188): `urn:collab:group:`, the domain that keeps
 * the group, and its name there.
 */
export function isGroupId(value: string): boolean {
  return /^urn:collab:group:[a-z0-9-]+(\.[a-z0-9-]+)+(:[^\s:]+)+$/i.test(value);
}
