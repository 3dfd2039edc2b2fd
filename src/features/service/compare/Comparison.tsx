import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ServiceDetail } from '../../../contracts/domain/service';
import { chooseText } from '../../../i18n/chooseText';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { usePerson } from '../../../store/person';
import { Section } from '../../../ui/Section';
import { CheckRow } from '../../../ui/CheckRow';
import { Table, type Column } from '../../../ui/Table';
import { pathOf } from '../address';
import { accessFacts, attributeFacts, connection, privacyFacts, type Fact } from './facts';
import styles from './Comparison.module.css';

/** Shows services side by side: what access asks for, what they receive, and what they say of privacy (REQUIREMENTS 434). */
export function Comparison({ services }: { readonly services: readonly ServiceDetail[] }) {
  const { guest } = usePerson().roles;
  const [differing, setDiffering] = useState(false);
  const parts = [
    {
      title: 'compare.access',
      facts: guest ? accessFacts.filter((fact) => fact !== connection) : accessFacts,
    },
    { title: 'service.attributes', facts: attributeFacts(services) },
    { title: 'service.privacy', facts: privacyFacts },
  ];
  return (
    <>
      <CheckRow
        label={<FormattedMessage id="compare.onlyDifferences" />}
        value="differing"
        checked={differing}
        onChange={(_value, on) => setDiffering(on)}
      />
      {parts.map(({ title, facts }) => {
        const shown = facts.filter((fact) => !differing || differs(fact, services));
        return (
          <Section key={title} title={<FormattedMessage id={title} />}>
            {shown.length === 0 ? (
              <p>
                <FormattedMessage id="compare.same" />
              </p>
            ) : (
              <FactsTable title={title} facts={shown} services={services} />
            )}
          </Section>
        );
      })}
    </>
  );
}

interface FactsTableProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly services: readonly ServiceDetail[];
}

function FactsTable({ title, facts, services }: FactsTableProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const columns: readonly Column<Fact>[] = [
    {
      key: 'fact',
      head: intl.formatMessage({ id: 'compare.fact' }),
      width: styles.fact,
      cell: (fact) => (
        <>
          {fact.name}
          {differs(fact, services) && (
            <span className={styles.differs}>
              <FormattedMessage id="compare.differs" />
            </span>
          )}
        </>
      ),
    },
    ...services.map((service): Column<Fact> => {
      const name = chooseText(service.names, language)?.text ?? service.name;
      return {
        key: `${service.id} ${service.type}`,
        head: <Link to={pathOf(service, 'overview')}>{name}</Link>,
        label: name,
        cell: ({ of }) => {
          const { value, shown } = of(service);
          if (value !== '') return <div className={styles.value}>{shown}</div>;
          return (
            <span className="muted">
              <FormattedMessage id="compare.nothing" />
            </span>
          );
        },
      };
    }),
  ];
  return (
    <Table
      caption={<FormattedMessage id={title} />}
      hideCaption
      dense
      fixed
      columns={columns}
      rows={facts}
      rowKey={({ key }) => key}
    />
  );
}

function differs({ of }: Fact, services: readonly ServiceDetail[]): boolean {
  return new Set(services.map((service) => of(service).value)).size > 1;
}
