export interface KnownMultiFactor {
  readonly uri: string;
  /** Message id of its name where it is chosen. */
  readonly label: string;
  /** Heading under which it is offered. */
  readonly group?: string;
}

const samlClass = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/** The multi-factor values of the field, wherever they come from. */
export const knownMultiFactor: readonly KnownMultiFactor[] = [
  {
    uri: 'https://refeds.org/profile/mfa',
    label: 'multiFactor.refeds',
    group: 'REFEDS',
  },
  {
    uri: 'http://schemas.microsoft.com/claims/multipleauthn',
    label: 'multiFactor.microsoft',
    group: 'Microsoft',
  },
  { uri: 'transparent_authn_context', label: 'multiFactor.transparent' },
  { uri: `${samlClass}MobileOneFactorContract`, label: 'multiFactor.mobileContract', group: 'SAML' },
  { uri: `${samlClass}MobileOneFactorUnregistered`, label: 'multiFactor.mobileUnregistered', group: 'SAML' },
  { uri: `${samlClass}Password`, label: 'multiFactor.password', group: 'SAML' },
];

const labels = new Map(knownMultiFactor.map(({ uri, label }) => [uri, label]));

/** Returns the message id of a value's name; undefined for an unknown one, which is shown in full. */
export function multiFactorLabel(uri: string): string | undefined {
  return labels.get(uri);
}
