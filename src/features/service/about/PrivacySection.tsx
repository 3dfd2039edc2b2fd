import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '../../../contracts/domain/language';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { safeLink } from '../../../lib/links';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { Section } from '../../../ui/page/Section';
import { AgreementText } from './AgreementText';
import { NewTabLink } from '../../../ui/actions/NewTabLink';

type Privacy = ServiceDetail['privacy'];

/**
 * Shows what the provider says about personal data, in a fixed order; nothing if it says nothing
 * (REQUIREMENTS 130).
 */
export function PrivacySection({
  service,
  name,
}: {
  readonly service: ServiceDetail;
  readonly name: string;
}) {
  const { language } = useLanguage();
  const { privacy } = service;
  if (Object.values(privacy).every((answer) => !answer)) return null;
  const statement = safeLink(statementOf(privacy, language));
  const answers: [key: string, term: ReactNode, answer: ReactNode][] = [
    ['data', <FormattedMessage key="t" id="privacy.whatData" />, privacy.whatData],
    ['country', <FormattedMessage key="t" id="privacy.country" />, privacy.country],
    ['access', <FormattedMessage key="t" id="privacy.accessData" />, privacy.accessData],
    ['security', <FormattedMessage key="t" id="privacy.securityMeasures" />, privacy.securityMeasures],
    [
      'statement',
      <FormattedMessage key="t" id="privacy.statement" />,
      statement ? <NewTabLink href={statement}>{statement}</NewTabLink> : statementOf(privacy, language),
    ],
    [
      'agreement',
      <FormattedMessage key="t" id="service.agreement" />,
      privacy.dpaType && <AgreementText dpaType={privacy.dpaType} />,
    ],
    ['other', <FormattedMessage key="t" id="privacy.otherInfo" />, privacy.otherInfo],
  ];
  return (
    <Section
      id="privacy"
      title={<FormattedMessage id="service.privacy" />}
      note={<FormattedMessage id="service.privacy.note" values={{ name }} />}
    >
      <KeyValue
        items={answers.map(([key, term, answer]) => ({
          key,
          term,
          value: answer || (
            <span className="muted">
              <FormattedMessage id="privacy.noAnswer" />
            </span>
          ),
        }))}
      />
    </Section>
  );
}

/** Returns the privacy statement in the reader's language, or else in the other one. */
function statementOf({ privacyStatementURLen: en, privacyStatementURLnl: nl }: Privacy, language: Language) {
  return language === 'nl' ? nl || en : en || nl;
}
