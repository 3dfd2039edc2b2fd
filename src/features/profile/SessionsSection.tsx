import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failureIn } from '../../api/failureIn';
import { useGetOwnSessionsQuery } from '../../api/ownSessions.api';
import type { OwnSession } from '../../contracts/wire/ownSessions';
import { useFormat } from '../../i18n/useFormat';
import type { otherLoginsMachine } from '../../machines/pages/otherLogins/otherLogins.machine';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { FailureText } from '../../ui/notices/FailureText';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Section } from '../../ui/page/Section';
import { Skeleton } from '../../ui/page/Skeleton';
import { Table, type Column } from '../../ui/lists/Table';
import { Tag } from '../../ui/marks/Tag';
import { browserName } from './browserNames';
import styles from './Profile.module.css';

export type OtherLoginsActor = ActorRefFrom<typeof otherLoginsMachine>;

export interface SessionsSectionProps {
  readonly actor: OtherLoginsActor | undefined;
}

/** Lists the sessions of the person, so that they can end one that is not theirs or was left open. */
export function SessionsSection({ actor }: SessionsSectionProps) {
  const { data, error, isFetching, refetch } = useGetOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title={<FormattedMessage id="profile.sessions" />}>
      <p className={styles.note}>
        <FormattedMessage id="profile.sessions.note" />
      </p>
      {error && !data && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="profile.sessions.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {(!data || !actor) && !error && <Skeleton rows={2} />}
      {data && actor && <Sessions sessions={data} actor={actor} />}
    </Section>
  );
}

interface SessionsProps {
  readonly sessions: readonly OwnSession[];
  readonly actor: OtherLoginsActor;
}

function Sessions({ sessions, actor }: SessionsProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const state = useSelector(actor, ({ value }) => value);
  const { id: ending, failure } = useSelector(actor, ({ context }) => context);
  const isEnded = state === 'ended';
  const box = useRef<HTMLDivElement>(null);
  const written = (moment: number) => dateTime(new Date(moment).toISOString());
  const nameOf = ({ browser }: OwnSession) =>
    browserName(browser) || intl.formatMessage({ id: 'profile.sessions.unknown' });

  useEffect(() => {
    // The pressed button goes with its row, so that the focus moves to the list.
    if (isEnded) box.current?.focus();
  }, [isEnded, sessions]);

  const columns: Column<OwnSession>[] = [
    {
      key: 'browser',
      head: intl.formatMessage({ id: 'profile.sessions.browser' }),
      cell: (session) => (
        <>
          {nameOf(session)}
          {session.current && (
            <>
              {' '}
              <Tag>
                <FormattedMessage id="profile.sessions.current" />
              </Tag>
            </>
          )}
        </>
      ),
    },
    {
      key: 'begun',
      head: intl.formatMessage({ id: 'profile.sessions.started' }),
      cell: ({ begunAt }) => written(begunAt),
    },
    {
      key: 'used',
      head: intl.formatMessage({ id: 'profile.sessions.used' }),
      cell: ({ usedAt }) => written(usedAt),
    },
    {
      key: 'end',
      head: intl.formatMessage({ id: 'profile.sessions.end' }),
      stacked: 'plain',
      cell: (session) =>
        !session.current && (
          <Button
            small
            busy={state === 'ending' && ending === session.id}
            onClick={() => actor.send({ type: 'end.requested', id: session.id })}
          >
            <FormattedMessage id="profile.sessions.end" />
            <span className="visually-hidden">
              {': '}
              {nameOf(session)}, {written(session.begunAt)}
            </span>
          </Button>
        ),
    },
  ];
  return (
    <div ref={box} tabIndex={-1} className={styles.sessions}>
      {state === 'failed' && failure && (
        <Banner tone="error" live>
          <FailureText failure={failure} />
        </Banner>
      )}
      <LiveRegion>{isEnded && <FormattedMessage id="profile.sessions.ended" />}</LiveRegion>
      <Table
        caption={intl.formatMessage({ id: 'profile.sessions' })}
        hideCaption
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
