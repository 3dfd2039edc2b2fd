import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../../../i18n/texts/invitations';
import { useWeakLogin } from '../../../store/useWeakLogin';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LevelNeeded } from '../../../ui/notices/LevelNeeded';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { ResendForm } from './ResendForm';
import { TicketKey } from '../../../ui/texts/TicketKey';
import type { ResendActor } from './resendActor';

export interface ResendPageProps {
  readonly ticketKey: string;
  readonly actor: ResendActor | undefined;
}

/** Shows the page `/users/resend_invite/{key}`: reminds an institution of an invitation (REQUIREMENTS 242). */
export function ResendPage({ ticketKey, actor }: ResendPageProps) {
  const intl = useIntl();
  const weak = useWeakLogin();
  return (
    <Page
      title={intl.formatMessage({ id: 'resend.title' })}
      lede={<FormattedMessage id="resend.lede" values={{ key: <TicketKey>{ticketKey}</TicketKey> }} />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'tickets', label: <FormattedMessage id="resend.tickets" />, to: '/tickets' },
        { key: 'resend', label: <FormattedMessage id="resend.title" /> },
      ]}
    >
      {weak ? (
        <LevelNeeded {...weak} text="resend.level" />
      ) : actor ? (
        <Shown actor={actor} />
      ) : (
        <Skeleton rows={6} shape="text" />
      )}
    </Page>
  );
}

interface PanelProps {
  readonly actor: ResendActor;
}

type State = ReturnType<ResendActor['getSnapshot']>['value'];

/** One panel for each state; those with a text share the form, so that nothing typed is lost. */
const panels: Readonly<Record<State, (props: PanelProps) => ReactNode>> = {
  loading: () => <Skeleton rows={6} shape="text" />,
  missing: Missing,
  notLoaded: NotLoaded,
  answered: Answered,
  composing: ResendForm,
  submitting: ResendForm,
  collided: ResendForm,
  failed: ResendForm,
  sent: () => null,
};

function Shown({ actor }: PanelProps) {
  const state = useSelector(actor, ({ value }) => value);
  const Panel = panels[state];
  return <Panel actor={actor} />;
}

function Missing({ actor }: PanelProps) {
  return (
    <Empty title={<FormattedMessage id="resend.missing" />}>
      <p>
        <FormattedMessage id="resend.missing.text" />
      </p>
      <WaysOut actor={actor} />
    </Empty>
  );
}

function Answered({ actor }: PanelProps) {
  return (
    <Empty title={<FormattedMessage id="resend.answered" />}>
      <p>
        <FormattedMessage id="resend.answered.text" />
      </p>
      <WaysOut actor={actor} />
    </Empty>
  );
}

function WaysOut({ actor }: PanelProps) {
  return (
    <ButtonGroup>
      <ButtonLink to="/tickets">
        <FormattedMessage id="resend.back" />
      </ButtonLink>
      <Button icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
        <FormattedMessage id="resend.reload" />
      </Button>
    </ButtonGroup>
  );
}

function NotLoaded({ actor }: PanelProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <LoadFailed
      failure={failure ?? { kind: 'unknown' }}
      title={<FormattedMessage id="resend.notLoaded" />}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}
