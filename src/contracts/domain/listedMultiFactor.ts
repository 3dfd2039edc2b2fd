/** Multi-factor values by which the list of services can be filtered, with the messages of their short names. */
export const listedMultiFactor = {
  'https://refeds.org/profile/mfa': 'multiFactor.refeds.short',
  'http://schemas.microsoft.com/claims/multipleauthn': 'multiFactor.microsoft.short',
} as const;
