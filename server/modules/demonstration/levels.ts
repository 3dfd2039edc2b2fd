/** Assurance levels of the demonstration federation. */
export const level15 = 'http://idp-dashboard.example/assurance/loa1.5';
export const level2 = 'http://idp-dashboard.example/assurance/loa2';
export const level3 = 'http://idp-dashboard.example/assurance/loa3';

export const refedsMfa = 'https://refeds.org/profile/mfa';
export const microsoftMfa = 'http://schemas.microsoft.com/claims/multipleauthn';
