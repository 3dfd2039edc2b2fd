import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetOwnSessionsQuery } from '../../api/ownSessions.api';
import type { OwnSession } from '../../contracts/wire/ownSessions';
import { useFormat } from '../../i18n/useFormat';
import { Banner } from '../../ui/Banner';
import { FailureText } from '../../ui/FailureText';
import { LiveRegion } from '../../ui/LiveRegion';
import { LoadFailed } from '../../ui/LoadFailed';
import { Section } from '../../ui/Section';
import { Skeleton } from '../../ui/Skeleton';
import { Table, type Column } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import { browserName } from './browserNames';
import { EndSession, type Ended } from './EndSession';
import styles from './Profile.module.css';

/** Where the person is logged in; a login that is not theirs, or left open elsewhere, is ended here. */
export function SessionsSection() {
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
      {!data && !error && <Skeleton rows={2} />}
      {data && <Sessions sessions={data} />}
    </Section>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const [last, setLast] = useState<Ended>();
  const hasEnded = last !== undefined && !last.failure;
  const box = useRef<HTMLDivElement>(null);
  const written = (moment: number) => dateTime(new Date(moment).toISOString());
  const nameOf = ({ browser }: OwnSession) =>
    browserName(browser) || intl.formatMessage({ id: 'profile.sessions.unknown' });

  useEffect(() => {
    // The button that was pressed goes with its row.
    if (hasEnded) box.current?.focus();
  }, [hasEnded, sessions]);

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
      head: intl.formatMessage({ id: 'profile.sessions.begun' }),
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
          <EndSession
            id={session.id}
            name={`${nameOf(session)}, ${written(session.begunAt)}`}
            onOutcome={setLast}
          />
        ),
    },
  ];
  return (
    <div ref={box} tabIndex={-1} className={styles.sessions}>
      {last?.failure && (
        <Banner tone="error" live>
          <FailureText failure={last.failure} />
        </Banner>
      )}
      <LiveRegion>{hasEnded && <FormattedMessage id="profile.sessions.ended" />}</LiveRegion>
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
