import type { Source } from './scorecard.types';

/** The documents that the rules come from. */
export const sources = {
  saml: {
    name: 'SAML 2.0 Metadata',
    href: 'https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf',
  },
  mdui: {
    name: 'SAML Metadata UI',
    href: 'https://docs.oasis-open.org/security/saml/Post2.0/sstc-saml-metadata-ui/v1.0/os/sstc-saml-metadata-ui-v1.0-os.html',
  },
  mdrpi: {
    name: 'SAML Metadata RPI',
    href: 'https://docs.oasis-open.org/security/saml/Post2.0/saml-metadata-rpi/v1.0/saml-metadata-rpi-v1.0.html',
  },
  errorUrl: { name: 'REFEDS errorURL', href: 'https://zenodo.org/records/3941965' },
  security: { name: 'REFEDS security contact', href: 'https://refeds.org/metadata/contactType/security' },
  sirtfi: { name: 'Sirtfi', href: 'https://refeds.org/sirtfi' },
  scholarship: {
    name: 'REFEDS Research and Scholarship',
    href: 'https://refeds.org/category/research-and-scholarship',
  },
  conduct: { name: 'REFEDS Code of Conduct', href: 'https://refeds.org/category/code-of-conduct/v2' },
  access: { name: 'REFEDS Personalized Access', href: 'https://refeds.org/category/personalized' },
} as const satisfies Readonly<Record<string, Source>>;
