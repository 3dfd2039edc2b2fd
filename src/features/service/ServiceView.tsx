import { Suspense, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import type { Person } from '../../contracts/domain/person/person';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import { Slot } from '../../extending/extensions';
import { useLanguage } from '../../i18n/LanguageProvider';
import { chooseText } from '../../i18n/chooseText';
import { usePerson } from '../../store/person';
import { Logo } from '../../ui/marks/Logo';
import { Page, PagePart } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { Tabs } from '../../ui/page/Tabs';
import { ResourceServersTab } from './ResourceServersTab';
import { AboutTab } from './about/AboutTab';
import { ServiceFacts } from './about/ServiceFacts';
import { pathOf, type SectionId, type SegmentName, type TabKey } from './address';
import { AttributesTab } from './attributes/AttributesTab';
import { ConnectionBlock } from './connection/ConnectionBlock';
import { InviteNotice } from './connection/InviteNotice';
import { OpenTicketBanner } from './connection/OpenTicketBanner';
import type { InviteLink } from './connection/useInviteLink';
import { useServiceConnection, type ServiceConnection } from './connection/useServiceConnection';
import { tabKeysOf } from './tabKeys';
import { useListCrumb } from './useListCrumb';
import styles from './ServiceView.module.css';

interface ServiceTab {
  readonly key: TabKey;
  readonly segment: SegmentName;
  readonly label: string;
}

const tabs: Readonly<Record<TabKey, Omit<ServiceTab, 'key'>>> = {
  about: { segment: 'about', label: 'service.tab.about' },
  attributes: { segment: 'attributes_and_privacy', label: 'service.tab.attributes' },
  resourceServers: { segment: 'resource_servers', label: 'service.tab.resourceServers' },
  statistics: { segment: 'statistics', label: 'service.tab.statistics' },
  settings: { segment: 'settings', label: 'service.tab.settings' },
};

/** Returns the tabs of a service that this person has, with their addresses and names. */
function tabsOf(service: ServiceDetail, person: Person): readonly ServiceTab[] {
  return tabKeysOf(service, person).map((key) => ({ key, ...tabs[key] }));
}

/**
 * A tab that is a separate feature (settings, statistics). Features do not import each other, so `app` passes
 * it in.
 */
export type TabOfService = ComponentType<{ readonly service: ServiceDetail; readonly name: string }>;

/** Tells whether the open ticket of the service is not the one of the link, which has its own notice. */
function isAboutAnother({ state, key }: InviteLink, { context: { ticket } }: ServiceConnection): boolean {
  return state !== 'looking' && ticket !== null && ticket.key !== key;
}

interface ServiceViewProps {
  readonly service: ServiceDetail;
  readonly tab: TabKey;
  readonly Settings: TabOfService;
  readonly Statistics: TabOfService;
  readonly section: SectionId | undefined;
  /** The invite link, where the address is one. */
  readonly link: InviteLink | undefined;
  /** True while only the header shows, because a ticket may come whose banner is between it and the tabs. */
  readonly awaitsTicket: boolean;
}

/** Names of the tabs for the title of the document. The first tab needs none, and the settings set their own. */
const parts: Readonly<Partial<Record<TabKey, string>>> = {
  attributes: 'service.tab.attributes',
  resourceServers: 'service.tab.resourceServers',
  statistics: 'service.tab.statistics',
};

/** A service with all tabs. */
const everything = { connected: true, resourceServers: [''] };

/** Shows a service: a header with its connection, which is one line on every tab but the first, and the tabs. */
export function ServiceView(props: ServiceViewProps) {
  const { service, tab, section, link, awaitsTicket, Settings, Statistics } = props;
  const intl = useIntl();
  const { language } = useLanguage();
  const person = usePerson();
  const connection = useServiceConnection(service, link);
  const chosen = chooseText(service.names, language);
  const name = chosen?.text ?? service.name;
  const list = useListCrumb();
  const brief = tab !== 'about';
  // A tab that this person would have if the service were connected leads back; one of other people does not exist.
  if (!tabKeysOf(service, person).includes(tab) && tabKeysOf(everything, person).includes(tab))
    return <Navigate replace to={pathOf(service, 'about')} />;
  return (
    <Page
      title={name}
      titleLang={chosen?.lang}
      breadcrumbs={[list, { key: 'service', label: name, to: pathOf(service, 'overview') }]}
      compact={brief}
      lead={<Logo name={name} src={service.logoUrl} small={brief} />}
      lede={<ServiceFacts service={service} brief={brief} />}
      actions={
        <ConnectionBlock connection={connection} brief={brief}>
          <div className={styles.room}>
            <Slot name="serviceHead" with={{ service, brief }} late loading={<span />} />
          </div>
        </ConnectionBlock>
      }
    >
      {awaitsTicket ? (
        <Skeleton rows={8} shape="text" tall />
      ) : (
        <>
          {link && <InviteNotice link={link} service={name} />}
          {(!link || isAboutAnother(link, connection)) && <OpenTicketBanner connection={connection} />}
          <Tabs
            label={intl.formatMessage({ id: 'service.tabs' })}
            tabs={tabsOf(service, person).map(({ key, segment, label }) => ({
              key,
              to: pathOf(service, segment),
              label: <FormattedMessage id={label} />,
              current: key === tab,
            }))}
          />
          {parts[tab] && <PagePart title={intl.formatMessage({ id: parts[tab] })} />}
          {tab === 'about' && <AboutTab service={service} name={name} section={section} />}
          {tab === 'attributes' && <AttributesTab service={service} name={name} section={section} />}
          {tab === 'resourceServers' && <ResourceServersTab service={service} name={name} />}
          {tab === 'statistics' && (
            <Suspense fallback={<Skeleton rows={6} shape="text" tall />}>
              <Statistics service={service} name={name} />
            </Suspense>
          )}
          {tab === 'settings' && (
            <Suspense fallback={<Skeleton rows={6} shape="text" />}>
              <Settings service={service} name={name} />
            </Suspense>
          )}
        </>
      )}
    </Page>
  );
}
