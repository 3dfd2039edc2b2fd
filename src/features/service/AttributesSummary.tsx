import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import { Section } from '../../ui/page/Section';
import { pathOf } from './address';
import { releaseOf } from './about/release';
import { SubjectIdText } from './about/SubjectIdText';
import { TermTip } from '../../ui/overlays/TermTip';
import styles from './about/AboutTab.module.css';

const sentences = {
  everything: 'service.attributes.everything',
  nothing: 'service.attributes.nothing',
  some: 'service.attributes.summary',
} as const;

/** Says in a sentence what the service receives, and links to the details and to privacy. */
export function AttributesSummary({
  service,
  name,
}: {
  readonly service: ServiceDetail;
  readonly name: string;
}) {
  const { kind, attributes, required, persistentId } = releaseOf(service);
  return (
    <Section
      title={<FormattedMessage id="service.attributesAndPrivacy" />}
      tip={<TermTip term="attribute" />}
    >
      <p className={styles.note}>
        <FormattedMessage id={sentences[kind]} values={{ name, count: attributes.length }} />{' '}
        {required !== undefined && (
          <>
            <FormattedMessage id="service.attributes.required" values={{ count: required }} />{' '}
          </>
        )}
        {persistentId && <FormattedMessage id="service.attributes.identifier" />}{' '}
        <SubjectIdText requirement={service.subjectId} />
      </p>
      <ul className="bullets">
        <li>
          <Link to={pathOf(service, 'attribute_policy')}>
            <FormattedMessage id="service.attributes.link" />
          </Link>
        </li>
        <li>
          <Link to={pathOf(service, 'privacy')}>
            <FormattedMessage id="service.privacy.link" />
          </Link>
        </li>
      </ul>
    </Section>
  );
}
