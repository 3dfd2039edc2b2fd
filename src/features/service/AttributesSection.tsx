import { FormattedMessage } from 'react-intl';
import type { ServiceDetail } from '../../contracts/domain/service';
import { Banner } from '../../ui/Banner';
import { Section } from '../../ui/Section';
import styles from './AboutTab.module.css';
import { releaseOf } from './release';

const sentences = {
  everything: 'service.attributes.everything',
  nothing: 'service.attributes.nothing',
  some: 'service.attributes.some',
} as const;

export function AttributesSection({
  service,
  name,
}: {
  readonly service: ServiceDetail;
  readonly name: string;
}) {
  const { kind, attributes, persistentId } = releaseOf(service);
  return (
    <Section id="attribute_policy" title={<FormattedMessage id="service.attributes" />}>
      <p className={styles.note}>
        <FormattedMessage id={sentences[kind]} values={{ name, count: attributes.length }} />{' '}
        {persistentId && <FormattedMessage id="service.attributes.identifier" />}
      </p>
      {attributes.length > 0 && (
        <ul className={styles.attributes}>
          {attributes.map(({ urn, label }) => (
            <li key={urn} title={urn}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {service.manipulation && (
        <Banner tone="warning">
          <FormattedMessage id="service.attributes.manipulated" />
        </Banner>
      )}
    </Section>
  );
}
