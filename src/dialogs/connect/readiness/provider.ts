import { sectionOf, type Line, type Situation, type MessageWithValues } from './line';
import type { LicenseStatus } from '../../../contracts/wire/enumerations';

const licenseMessages = {
  HAS_LICENSE_SURFMARKET: { kind: 'look', title: 'connect.license.needed', text: 'connect.license.market' },
  HAS_LICENSE_SP: { kind: 'look', title: 'connect.license.needed', text: 'connect.license.provider' },
  NO_LICENSE: { kind: 'look', title: 'connect.license.none', text: 'connect.license.none.text' },
  UNKNOWN: { kind: 'look', title: 'connect.license.unknown', text: 'connect.license.unknown.text' },
  NOT_NEEDED: { kind: 'ok', title: 'connect.license.notNeeded', text: 'connect.license.notNeeded.text' },
} as const satisfies Record<LicenseStatus, Pick<Line, 'kind'> & { title: string; text: string }>;

/** The provider's answers about a processing agreement, if one may be needed. */
const agreementMessages: Readonly<Record<string, string | undefined>> = {
  dpa_in_surf_agreement: 'connect.processing.inFederation',
  dpa_model_surf: 'connect.processing.model',
  dpa_supplied_by_service: 'connect.processing.byService',
  other: 'connect.processing.other',
};

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

/** Returns the provider's answer, if it is one that we know. */
function processingOf({ service, subject }: Situation): Line {
  const type = subject.processingAgreement;
  const links = [
    { href: sectionOf(service, 'license_data'), label: 'connect.link.agreement' },
    ...(subject.hasPrivacyInfo
      ? [{ href: sectionOf(service, 'privacy'), label: 'connect.link.privacy' }]
      : []),
  ];
  const line = (kind: Line['kind'], title: string, text: MessageWithValues): Line => ({
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
