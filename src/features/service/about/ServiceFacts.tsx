import { FormattedMessage, useIntl } from 'react-intl';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { LevelTag } from '../../../i18n/levels';
import { usePerson } from '../../../store/person';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { Tag, Tags } from '../../../ui/marks/Tag';
import { Organisation } from './Organisation';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from '../ServiceView.module.css';

interface ServiceFactsProps {
  readonly service: ServiceDetail;
  /** True if one line has to do: the organisation and the entity id. */
  readonly brief: boolean;
}

/** Shows below the name who offers the service, and its entity id. */
export function ServiceFacts({ service, brief }: ServiceFactsProps) {
  const intl = useIntl();
  const { installation } = usePerson();
  const source = service.source || installation.federationSource;
  const client = service.type === 'oidc10_rp';
  // The level of a connected service is shown with the policies (REQUIREMENTS 101).
  const level = service.connected ? undefined : service.minimalLevel;
  return (
    <div className={styles.facts} data-brief={brief || undefined}>
      <div className={styles.line}>
        {service.organisation && (
          <span>
            <Organisation service={service} />
          </span>
        )}
        {!brief && source && <span>{source}</span>}
        {!brief && (
          <Tags>
            {service.publishedInEdugain && service.source !== 'eduGAIN' && <Tag>eduGAIN</Tag>}
            {level && (
              <Tag>
                <LevelTag uri={level} />
              </Tag>
            )}
            {service.saml1Only && (
              <Tag>
                <FormattedMessage id="services.property.saml1Only" />
              </Tag>
            )}
            {service.state === 'testaccepted' && (
              <Tag>
                <FormattedMessage id="service.test" />
              </Tag>
            )}
          </Tags>
        )}
      </div>
      {service.entityId && (
        <div className={styles.id}>
          <span className={brief ? 'visually-hidden' : undefined}>
            <FormattedMessage id={client ? 'service.clientId' : 'service.entityId'} />
          </span>
          <code>{service.entityId}</code>
          <CopyButton
            value={service.entityId}
            label={intl.formatMessage({ id: client ? 'service.copyClientId' : 'service.copyEntityId' })}
          />
          {!brief && <TermTip term={client ? 'clientId' : 'entityId'} />}
        </div>
      )}
    </div>
  );
}
