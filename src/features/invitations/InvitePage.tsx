import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetInvitableInstitutionsQuery } from '../../api/invitations.api';
import '../../i18n/texts/invitations';
import { Slot } from '../../extending/extensions';
import { usePerson } from '../../store/person';
import { useWeakLogin } from '../../store/useWeakLogin';
import { Banner } from '../../ui/notices/Banner';
import { Empty } from '../../ui/notices/Empty';
import { LevelNeeded } from '../../ui/notices/LevelNeeded';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { InviteForm } from './InviteForm';
import type { InviteActor } from './inviteActor';
import { TermTip } from '../../ui/overlays/TermTip';
import styles from './Invitations.module.css';

/** Shows the page `/users/invite`: a super user invites an institution to connect a service or to disconnect it. */
export function InvitePage({ actor }: { readonly actor: InviteActor | undefined }) {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage({ id: 'invite.title' })}
      lede={
        <>
          <FormattedMessage id="invite.lede" /> <TermTip term="invitation" />
        </>
      }
    >
      <Slot name="inviteHead" with={{}} loading={<div className={styles.head} />} />
      <Inviting actor={actor} />
    </Page>
  );
}

function Inviting({ actor }: { readonly actor: InviteActor | undefined }) {
  const weak = useWeakLogin();
  const { installation } = usePerson();
  const { data, error, isFetching, refetch } = useGetInvitableInstitutionsQuery();
  if (weak) return <LevelNeeded {...weak} text="invite.level" />;
  if (error && !data) {
    return (
      <LoadFailed
        failure={failureIn(error)}
        title={<FormattedMessage id="invite.institutions.failed" />}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!data || !actor) return <Skeleton rows={8} shape="text" />;
  if (data.length === 0) {
    return (
      <Empty title={<FormattedMessage id="invite.institutions.none" />}>
        <FormattedMessage id="invite.institutions.none.text" />
      </Empty>
    );
  }
  return (
    <>
      {installation.ticketSystemDown && (
        <Banner tone="warning">
          <FormattedMessage id="invite.ticketSystemDown" />
        </Banner>
      )}
      {/* A chart that has come to its end is followed by another, with an empty form. */}
      <InviteForm key={actor.sessionId} actor={actor} institutions={data} />
    </>
  );
}
