import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { failureIn } from '../../api/failureIn';
import { useGetServiceQuery } from '../../api/services.api';
import { comparedWith } from '../../contracts/domain/services/comparison';
import { invitationKeyIn } from '../../contracts/domain/invitations/invitationLink';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import '../../i18n/texts/service';
import { usePerson } from '../../store/person';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { useLate } from '../../ui/useLate';
import { COMPARE, parseServiceAddress, pathOf, type SectionId, type TabKey } from './address';
import { ComparePage } from './compare/ComparePage';
import { InvitePage } from './InvitePage';
import { ServiceView, type TabOfService } from './ServiceView';
import { useInviteLink } from './connection/useInviteLink';
import { useTicketLookUp } from './connection/useTicketLookUp';

interface ServicePageProps {
  /** Shown if the service does not exist, or this person may not see it. */
  readonly notFound: ReactNode;
  readonly Settings: TabOfService;
  readonly Statistics: TabOfService;
  /** Leaves the application for another address. */
  readonly goTo?: (address: string) => void;
}

/**
 * Shows the page `/apps/:id/:type/*`. Each service gets its own page, so that no state of the last one stays
 * (REQUIREMENTS 91).
 */
export function ServicePage({ notFound, goTo = leave, ...parts }: ServicePageProps) {
  const { pathname, search } = useLocation();
  const { ticketKeyPrefix } = usePerson().installation;
  const address = parseServiceAddress(pathname);
  if (!address) return notFound;
  const { service, segment, tab, section } = address;
  if (!segment) return <Navigate replace to={{ pathname: pathOf(service, 'overview'), search }} />;
  const others = segment === COMPARE ? comparedWith(service, search) : [];
  if (others.length > 0) return <ComparePage service={service} others={others} notFound={notFound} />;
  if (segment === COMPARE) return <Navigate replace to={pathOf(service, 'overview')} />;
  const invitation = invitationKeyIn(pathname, ticketKeyPrefix);
  return (
    <LoadedService
      key={[service.type, service.id, invitation].join(':')}
      service={service}
      tab={tab}
      section={section}
      invitation={invitation}
      notFound={notFound}
      goTo={goTo}
      {...parts}
    />
  );
}

/** Milliseconds that the tabs wait for an open ticket, whose banner would move them. */
const delayMs = 1_000;

interface LoadedServiceProps extends ServicePageProps {
  readonly goTo: (address: string) => void;
  readonly service: ServiceRef;
  readonly invitation: string | undefined;
  readonly tab: TabKey;
  readonly section: SectionId | undefined;
}

function LoadedService(props: LoadedServiceProps) {
  const { service, tab, section, invitation, notFound, Settings, Statistics, goTo } = props;
  const intl = useIntl();
  const { currentData, error, isFetching, refetch } = useGetServiceQuery(service, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const failure = error && failureIn(error);
  const missing = failure?.kind === 'notFound';
  const link = useInviteLink({ key: invitation, service: currentData, missing, goTo });
  const looking = useTicketLookUp(currentData).lookUp === 'looking';
  const late = useLate(looking, delayMs);
  // Once the page is shown it stays, even while a ticket is looked up again.
  const [settled, setSettled] = useState(false);
  const awaited = !settled && looking && !late;
  if (currentData && !awaited && !settled) setSettled(true);
  if (link?.state === 'sendsToLogin') return <InvitePage link={link} />;
  if (currentData) {
    const tabs = { Settings, Statistics };
    return (
      <ServiceView
        service={currentData}
        tab={tab}
        section={section}
        link={link}
        awaitsTicket={awaited}
        {...tabs}
      />
    );
  }
  if (missing) return link ? <InvitePage link={link} /> : notFound;
  return (
    <Page title={intl.formatMessage({ id: 'service.title' })}>
      {failure ? (
        <LoadFailed
          failure={failure}
          title={<FormattedMessage id="service.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={8} shape="text" tall />
      )}
    </Page>
  );
}

function leave(address: string): void {
  window.location.assign(address);
}
