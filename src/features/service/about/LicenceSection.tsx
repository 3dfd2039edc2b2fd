import { FormattedMessage } from 'react-intl';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { Section } from '../../../ui/page/Section';
import { AgreementText } from './AgreementText';
import { contractMessage } from './contractualBase';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { LicenceLine } from './LicenceLine';
import { Organisation } from './Organisation';
import { TermTip } from '../../../ui/overlays/TermTip';

/** Shows licence and contract, and says if a value is missing. */
export function LicenceSection({ service }: { readonly service: ServiceDetail }) {
  const { contractualBase, organisation, vendor, privacy, links } = service;
  const message = contractMessage(contractualBase);
  return (
    <Section id="license_data" title={<FormattedMessage id="service.licence" />}>
      <KeyValue
        items={[
          {
            key: 'licence',
            term: <FormattedMessage id="service.licence.term" />,
            value: <LicenceLine service={service} />,
          },
          {
            key: 'contract',
            term: (
              <>
                <FormattedMessage id="service.contract" /> <TermTip term="contractualBase" />
              </>
            ),
            value: message ? (
              <FormattedMessage
                id={message}
                values={{ organisation: organisation ? <Organisation service={service} /> : service.name }}
              />
            ) : (
              contractualBase
            ),
          },
          {
            key: 'vendor',
            term: <FormattedMessage id="service.vendor" />,
            value: vendor || (organisation && <Organisation service={service} />),
          },
          {
            key: 'agreement',
            term: (
              <>
                <FormattedMessage id="service.agreement" /> <TermTip term="processingAgreement" />
              </>
            ),
            value: privacy.dpaType && <AgreementText dpaType={privacy.dpaType} />,
          },
          ...(links.wiki
            ? [
                {
                  key: 'wiki',
                  term: <FormattedMessage id="service.wiki" />,
                  value: (
                    <NewTabLink href={links.wiki}>
                      <FormattedMessage id="service.wiki.link" />
                    </NewTabLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
