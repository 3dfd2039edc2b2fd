import { sectionOf, type Line, type Situation, type Words } from './line';
import { agreementMessages, licenseMessages } from './provider.messages';

/** Returns what the provider asks for and promises: licence, processing of personal data, preparation. */
export function providerLines(situation: Situation): Line[] {
  const { service, subject } = situation;
  const license = licenseMessages[subject.license];
  return [
    {
      key: 'license',
      kind: license.kind,
      title: { id: license.title },
      text: [{ id: license.text }],
      topic: 'connect.topic.license',
      links: [{ href: sectionOf(service, 'license_data'), label: 'connect.link.license' }],
    },
    processingOf(situation),
    ...(subject.wikiUrl ? [wikiOf(subject.wikiUrl)] : []),
  ];
}

/** Returns the provider's answer, where it gave one that is known here. */
function processingOf({ service, subject }: Situation): Line {
  const type = subject.processingAgreement;
  const links = [
    { href: sectionOf(service, 'license_data'), label: 'connect.link.agreement' },
    ...(subject.hasPrivacyInfo
      ? [{ href: sectionOf(service, 'privacy'), label: 'connect.link.privacy' }]
      : []),
  ];
  const line = (kind: Line['kind'], title: string, text: Words): Line => ({
    key: 'processing',
    kind,
    title: { id: title },
    text: [text],
    topic: 'connect.topic.processing',
    links,
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
    topic: 'connect.topic.wiki',
    links: [{ href, label: 'connect.link.wiki' }],
  };
}
