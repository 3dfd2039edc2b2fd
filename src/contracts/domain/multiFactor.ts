export interface KnownMultiFactor {
  readonly uri: string;
  /** Message id of its name where it is chosen. */
  readonly label: string;
  /** Heading under which it is offered. */
  readonly group?: string;
  /** Whether a login with one factor can satisfy it. */
  readonly oneFactor?: true;
}

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
  { uri: 'transparent_authn_context', label: 'multiFactor.transparent', oneFactor: true },
  samlOneFactor('MobileOneFactorContract', 'multiFactor.mobileContract'),
  samlOneFactor('MobileOneFactorUnregistered', 'multiFactor.mobileUnregistered'),
  samlOneFactor('Password', 'multiFactor.password'),
];

function samlOneFactor(name: string, label: string): KnownMultiFactor {
  return { uri: `urn:oasis:names:tc:SAML:2.0:ac:classes:${name}`, label, group: 'SAML', oneFactor: true };
}

const labels = new Map(knownMultiFactor.map(({ uri, label }) => [uri, label]));

/** Returns the message id of a value's name; undefined for an unknown one, which is shown in full. */
export function multiFactorLabel(uri: string): string | undefined {
  return labels.get(uri);
}

const weak = new Set(knownMultiFactor.filter(({ oneFactor }) => oneFactor).map(({ uri }) => uri));

/** Tells whether a service that asks for this value gets no login with one factor; of a value that nobody knows, it does. */
export function asksSecondFactor(uri: string): boolean {
  return !weak.has(uri);
}
