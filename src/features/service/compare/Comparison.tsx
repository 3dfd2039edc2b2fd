import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { chooseText } from '../../../i18n/chooseText';
import { useLanguage } from '../../../i18n/LanguageProvider';
import '../../../i18n/texts/comparison';
import { usePerson } from '../../../store/person';
import { CheckRow } from '../../../ui/fields/CheckRow';
import { differs } from '../../../ui/lists/facts';
import { FactsTable } from '../../../ui/lists/FactsTable';
import { Section } from '../../../ui/page/Section';
import { pathOf } from '../address';
import { accessFacts, attributeFacts, connection, privacyFacts } from './facts';

/** Shows services side by side: what access asks for, what they receive, and what they say of privacy (REQUIREMENTS 434). */
export function Comparison({ services }: { readonly services: readonly ServiceDetail[] }) {
  const { language } = useLanguage();
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
  const sides = services.map((service) => {
    const name = chooseText(service.names, language)?.text ?? service.name;
    return {
      key: `${service.id} ${service.type}`,
      head: <Link to={pathOf(service, 'overview')}>{name}</Link>,
      label: name,
      thing: service,
    };
  });
  return (
    <>
      <CheckRow
        label={<FormattedMessage id="comparison.onlyDifferences" />}
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
                <FormattedMessage id="comparison.same" />
              </p>
            ) : (
              <FactsTable caption={<FormattedMessage id={title} />} facts={shown} sides={sides} />
            )}
          </Section>
        );
      })}
    </>
  );
}
