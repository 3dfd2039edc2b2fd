import { FormattedMessage } from 'react-intl';
import type { Invitation } from '../../machines/answerInvitations/answerInvitations.subject';
import type { ConnectWay, Policies } from '../../machines/connection/connection.subject';
import { useName } from '../../i18n/useName';
import { Disclosure } from '../../ui/page/Disclosure';
import { Readiness } from '../connect/panels/Readiness';
import { readinessOf } from '../connect/readiness/readiness';

const ways: Readonly<Record<ConnectWay, string>> = {
  ticket: 'answerInvitations.way.desk',
  immediate: 'answerInvitations.way.atOnce',
  sharedInstitution: 'answerInvitations.way.atOnce',
};

interface ConnectionMeaningProps {
  readonly invitation: Invitation;
  readonly policies: Policies;
  /** Name of the institution. */
  readonly institution: string;
}

/** Says how the service would be connected, and what differs from one service to the next. */
export function ConnectionMeaning({ invitation, policies, institution }: ConnectionMeaningProps) {
  const { service, subject } = invitation;
  const nameOf = useName();
  if (!service || !subject) return null;
  const situation = { service, subject, policies };
  const toCheck = readinessOf(situation).toCheck.filter(({ kind }) => kind !== 'fact');
  const names = {
    service: nameOf(subject),
    organisation: subject.organisation || nameOf(subject),
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
            values={{ count: toCheck.length, service: names.service }}
          />
        }
      >
        <Readiness situation={situation} names={names} />
      </Disclosure>
    </>
  );
}
