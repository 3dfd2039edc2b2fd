interface KnownMultiFactor {
  readonly uri: string;
  /** Message ID of its name in choices. */
  readonly label: string;
  /** Heading for choices. */
  readonly group?: string;
  /** True if a login with one factor can satisfy it. */
  readonly oneFactor?: true;
}

/** The known multi-factor values, of any origin. */
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

/** Returns the message ID of a value's name; undefined for an unknown one, which is shown in full. */
export function multiFactorLabel(uri: string): string | undefined {
  return labels.get(uri);
}

const weak = new Set(knownMultiFactor.filter(({ oneFactor }) => oneFactor).map(({ uri }) => uri));

/** Returns whether a service with this value gets no login with a single factor; true for an unknown value. */
export function asksSecondFactor(uri: string): boolean {
  return !weak.has(uri);
}
