import { sectionOf, type Line, type Situation, type Words } from './line';
import { agreementMessages, licenseMessages } from './provider.messages';

/** Returns what the provider asks for and promises: agreement, licence, privacy, processing, preparation. */
export function providerLines({ service, subject }: Situation): Line[] {
  const license = licenseMessages[subject.license];
  return [
    ...(subject.agreementRefused ? [refused] : []),
    {
      key: 'license',
      kind: license.kind,
      title: { id: license.title },
      text: [{ id: license.text }],
      link: { href: sectionOf(service, 'license_data'), label: 'connect.link.license' },
    },
    ...(subject.hasPrivacyInfo ? [privacyOf(service)] : []),
    processingOf(subject.processingAgreement, service),
    ...(subject.wikiUrl ? [wikiOf(subject.wikiUrl)] : []),
  ];
}

const refused: Line = {
  key: 'agreement',
  kind: 'stop',
  title: { id: 'connect.check.refused' },
  text: [{ id: 'connect.check.refused.text' }],
};

function privacyOf(service: Situation['service']): Line {
  return {
    key: 'privacy',
    kind: 'look',
    title: { id: 'connect.check.privacy' },
    text: [{ id: 'connect.check.privacy.text' }],
    link: { href: sectionOf(service, 'privacy'), label: 'connect.link.privacy' },
  };
}

/** Returns the provider's answer, where it gave one that is known here. */
function processingOf(type: string | undefined, service: Situation['service']): Line {
  const link = { href: sectionOf(service, 'license_data'), label: 'connect.link.agreement' };
  const line = (kind: Line['kind'], title: string, text: Words): Line => ({
    key: 'processing',
    kind,
    title: { id: title },
    text: [text],
    link,
  });
  if (type === 'dpa_not_applicable')
    return line('ok', 'connect.check.noProcessing', { id: 'connect.check.noProcessing.text' });
  return line('look', 'connect.check.processing', { id: answerOf(type) ?? 'connect.check.processing.text' });
}

function answerOf(type: string | undefined): string | undefined {
  return type !== undefined && Object.hasOwn(agreementMessages, type) ? agreementMessages[type] : undefined;
}

function wikiOf(href: string): Line {
  return {
    key: 'wiki',
    kind: 'look',
    title: { id: 'connect.check.wiki' },
    text: [{ id: 'connect.check.wiki.text' }],
    link: { href, label: 'connect.link.wiki' },
  };
}
