import type { OfferedLevel } from '../config';

type Known = Pick<OfferedLevel, 'labels' | 'group'>;

/** Names of the assurance levels of the field, by rank (spec part 2, data). */
export const knownAssurance: Readonly<Record<string, Known>> = {
  '1.5': {
    labels: {
      en: 'Level 1.5: second factor, self-registered',
      nl: 'Niveau 1.5: tweede factor, zelf geregistreerd',
      pt: 'Nível 1.5: segundo fator, registado pelo próprio',
    },
  },
  '2': {
    labels: {
      en: 'Level 2: second factor, identity checked',
      nl: 'Niveau 2: tweede factor, identiteit gecontroleerd',
      pt: 'Nível 2: segundo fator, identidade verificada',
    },
  },
  '3': {
    labels: {
      en: 'Level 3: hardware token, identity checked',
      nl: 'Niveau 3: hardwaretoken, identiteit gecontroleerd',
      pt: 'Nível 3: token físico, identidade verificada',
    },
  },
};

const SAML_CLASS = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/** Names of the multi-factor values of the field. */
export const knownMultiFactor: Readonly<Record<string, Known>> = {
  'https://refeds.org/profile/mfa': {
    labels: {
      en: 'Multi-factor, by any identity provider (REFEDS)',
      nl: 'Multifactor, door elke identity provider (REFEDS)',
      pt: 'Multifator, por qualquer fornecedor de identidade (REFEDS)',
    },
    group: 'REFEDS',
  },
  'http://schemas.microsoft.com/claims/multipleauthn': {
    labels: {
      en: 'Multi-factor on ADFS or Azure AD',
      nl: 'Multifactor op ADFS of Azure AD',
      pt: 'Multifator em ADFS ou Azure AD',
    },
    group: 'Microsoft',
  },
  transparent_authn_context: {
    labels: {
      en: 'What the service asks for is passed on',
      nl: 'Wat de dienst vraagt wordt doorgegeven',
      pt: 'O que o serviço pede é transmitido',
    },
  },
  [`${SAML_CLASS}MobileOneFactorContract`]: {
    labels: {
      en: 'Mobile, one factor, with a contract',
      nl: 'Mobiel, één factor, met een contract',
      pt: 'Telemóvel, um fator, com contrato',
    },
    group: 'SAML',
  },
  [`${SAML_CLASS}MobileOneFactorUnregistered`]: {
    labels: {
      en: 'Mobile, one factor, not registered',
      nl: 'Mobiel, één factor, niet geregistreerd',
      pt: 'Telemóvel, um fator, não registado',
    },
    group: 'SAML',
  },
  [`${SAML_CLASS}Password`]: {
    labels: { en: 'Password', nl: 'Wachtwoord', pt: 'Palavra-passe' },
    group: 'SAML',
  },
};
