import { FormattedMessage, useIntl } from 'react-intl';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { Organisation } from './Organisation';
import { GlossaryLink } from '../../../ui/overlays/GlossaryLink';
import { Toggletip } from '../../../ui/overlays/Toggletip';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { licenceMessages } from './licence';

/** Says whether a licence is needed, and how to get one. */
export function LicenceLine({ service }: { readonly service: ServiceDetail }) {
  const intl = useIntl();
  const { line, tip } = licenceMessages[service.license];
  const address = service.links.service;
  return (
    <span>
      <FormattedMessage id={line} />{' '}
      {tip && (
        <Toggletip label={intl.formatMessage({ id: 'licence.about' })}>
          <FormattedMessage
            id={tip}
            values={{
              name: address ? <NewTabLink href={address}>{service.name}</NewTabLink> : service.name,
              organisation: service.organisation ? <Organisation service={service} /> : service.name,
            }}
          />{' '}
          <GlossaryLink term="licence" />
        </Toggletip>
      )}
    </span>
  );
}
