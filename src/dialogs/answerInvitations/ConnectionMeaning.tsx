import { FormattedMessage } from 'react-intl';
import type { Invitation } from '../../machines/answerInvitations/answerInvitations.subject';
import type { ConnectWay } from '../../machines/connection/connection.subject';
import { Disclosure } from '../../ui/Disclosure';
import { Readiness } from '../connect/panels/Readiness';
import { readinessOf } from '../connect/readiness/readiness';

const ways: Readonly<Record<ConnectWay, string>> = {
  ticket: 'answerInvitations.way.desk',
  immediate: 'answerInvitations.way.atOnce',
  sharedInstitution: 'answerInvitations.way.atOnce',
};

interface ConnectionMeaningProps {
  readonly invitation: Invitation;
  /** Name of the institution. */
  readonly institution: string;
}

/** Says how the service would be connected, and what differs from one service to the next. */
export function ConnectionMeaning({ invitation, institution }: ConnectionMeaningProps) {
  const { service, subject } = invitation;
  if (!service || !subject) return null;
  const situation = { service, subject };
  const names = {
    service: subject.name,
    organisation: subject.organisation || subject.name,
    institution,
  };
  return (
    <>
      <p>
        <FormattedMessage id={ways[subject.way]} />
        {subject.singleTenant && (
          <>
            {' '}
            <FormattedMessage id="connect.singleTenant.text" values={names} />
          </>
        )}
      </p>
      <Disclosure
        label={
          <FormattedMessage
            id="answerInvitations.readiness"
            values={{ count: readinessOf(situation).toCheck.length, service: subject.name }}
          />
        }
      >
        <Readiness situation={situation} names={names} />
      </Disclosure>
    </>
  );
}
