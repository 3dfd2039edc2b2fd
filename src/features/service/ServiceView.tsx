import { FormattedMessage, useIntl } from 'react-intl';
import type { ServiceDetail } from '../../contracts/domain/service';
import { useLanguage } from '../../i18n/LanguageProvider';
import { chooseText } from '../../i18n/chooseText';
import { Logo } from '../../ui/Logo';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { AboutTab } from './AboutTab';
import { pathOf, type SectionId } from './address';
import { BackToList } from './BackToList';
import { ConnectionBlock } from './ConnectionBlock';
import { InviteNotice } from './InviteNotice';
import { OpenTicketBanner } from './OpenTicketBanner';
import { ServiceFacts } from './ServiceFacts';
import styles from './ServiceView.module.css';
import type { InviteLink } from './useInviteLink';
import { useServiceConnection } from './useServiceConnection';

export interface ServiceViewProps {
  readonly service: ServiceDetail;
  readonly section: SectionId | undefined;
  /** Where the address is an invite link. */
  readonly link: InviteLink | undefined;
}

/** A service that is loaded: header with the connection, and its tabs. */
export function ServiceView({ service, section, link }: ServiceViewProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const connection = useServiceConnection(service, link);
  const name = chooseText(service.names, language)?.text ?? service.name;
  return (
    <Page
      title={name}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'service', label: name },
      ]}
      lead={
        <span className={styles.lead}>
          <BackToList />
          <Logo name={name} src={service.logoUrl} />
        </span>
      }
      lede={<ServiceFacts service={service} />}
      actions={<ConnectionBlock connection={connection} />}
    >
      {link ? <InviteNotice link={link} service={name} /> : <OpenTicketBanner connection={connection} />}
      <Tabs
        label={intl.formatMessage({ id: 'service.tabs' })}
        tabs={[
          {
            key: 'about',
            to: pathOf(service, 'about'),
            label: <FormattedMessage id="service.tab.about" />,
            current: true,
          },
        ]}
      />
      <AboutTab service={service} name={name} section={section} />
    </Page>
  );
}
