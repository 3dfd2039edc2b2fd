import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNameOf } from '../../../i18n/useName';
import { usePerson } from '../../../store/person';
import { Banner, type BannerTone } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { ButtonAnchor } from '../../../ui/actions/ButtonLink';
import { ReadFailureText } from '../../../ui/notices/ReadFailureText';
import { Skeleton } from '../../../ui/page/Skeleton';
import { SupportText } from '../about/SupportText';
import type { InviteLink } from './useInviteLink';
import { useTicketValues } from './useTicketValues';
import styles from '../ServiceView.module.css';

interface InviteNoticeProps {
  readonly link: InviteLink;
  /** Name of the service; empty if it is not known. */
  readonly service: string;
}

/** Makes a notice about the ticket of the link, with its key, type, status and date. */
function aboutTicket(id: string, tone: BannerTone, after?: ReactNode) {
  return function TicketNotice({ link: { ticket }, service }: InviteNoticeProps) {
    const valuesOf = useTicketValues();
    if (!ticket) return null;
    const values = { ...valuesOf(ticket), service, rejected: String(ticket.rejected) };
    return (
      <Banner tone={tone} live>
        <FormattedMessage id={id} values={{ ...values, b: (chunks) => <b>{chunks}</b> }} /> {after}
      </Banner>
    );
  };
}

/** Makes a notice about the link alone, for a ticket that is not known. */
function plain(id: string, tone: BannerTone, After?: ComponentType<InviteNoticeProps>) {
  return function PlainNotice(props: InviteNoticeProps) {
    const institution = useNameOf(usePerson().institution) ?? '';
    return (
      <Banner tone={tone} live action={After && <After {...props} />}>
        <FormattedMessage id={id} values={{ key: props.link.key, institution }} />
      </Banner>
    );
  };
}

function Leaving({ link }: InviteNoticeProps) {
  return (
    <ButtonAnchor href={link.loginAddress}>
      <FormattedMessage id="invite.toLogin" />
    </ButtonAnchor>
  );
}

function LogIn({ link }: InviteNoticeProps) {
  return (
    <ButtonAnchor look="primary" href={link.loginAddress}>
      <FormattedMessage id="invite.login" />
    </ButtonAnchor>
  );
}

function Unknown({ link: { key } }: InviteNoticeProps) {
  const { institutions } = usePerson();
  const institution = useNameOf(usePerson().institution) ?? '';
  return (
    <Banner tone="warning" live>
      <FormattedMessage id="invite.unknown" values={{ key, institution }} />{' '}
      {institutions.length > 1 && <FormattedMessage id="invite.unknown.elsewhere" />} <SupportText />
    </Banner>
  );
}

function Failed({ link: { key, failure, retry } }: InviteNoticeProps) {
  const again = (
    <Button icon="retry" onClick={retry}>
      <FormattedMessage id="ui.retry" />
    </Button>
  );
  return (
    <Banner tone="error" live title={<FormattedMessage id="invite.failed" values={{ key }} />} action={again}>
      <p>
        <ReadFailureText failure={failure ?? { kind: 'unknown' }} />
      </p>
    </Banner>
  );
}

/** Takes as much room as the notice that follows, so that nothing moves. */
function Looking() {
  return <Skeleton rows={1} shape="text" />;
}

const notices: Readonly<Record<InviteLink['state'], ComponentType<InviteNoticeProps>>> = {
  sendsToLogin: plain('invite.sendsToLogin', 'info', Leaving),
  asksLogin: plain('invite.asksLogin', 'info', LogIn),
  notAllowed: plain('invite.notAllowed', 'warning'),
  down: plain('invite.down', 'warning'),
  looking: Looking,
  failed: Failed,
  unknown: Unknown,
  notAnInvitation: aboutTicket('invite.notAnInvitation', 'warning'),
  invited: aboutTicket('service.banner.invitation', 'warning'),
  alreadyConnected: aboutTicket('invite.alreadyConnected', 'warning', <SupportText />),
  alreadyDisconnected: aboutTicket('invite.alreadyDisconnected', 'warning', <SupportText />),
  beingProcessed: aboutTicket('invite.beingProcessed', 'info'),
  approved: aboutTicket('invite.approved', 'success'),
  denied: aboutTicket('invite.denied', 'info'),
  processed: aboutTicket('invite.processed', 'info'),
};

/** Shows what the opened invite link means now (REQUIREMENTS 103–105). */
export function InviteNotice(props: InviteNoticeProps) {
  const Notice = notices[props.link.state];
  return (
    <div className={styles.notice}>
      <Notice {...props} />
    </div>
  );
}
