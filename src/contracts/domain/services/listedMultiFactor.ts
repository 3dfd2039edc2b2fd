/** Multi-factor values that can filter the list of services, with the messages of their short names. */
export const listedMultiFactor = {
  'https://refeds.org/profile/mfa': 'multiFactor.refeds.short',
  'http://schemas.microsoft.com/claims/multipleauthn': 'multiFactor.microsoft.short',
} as const;
