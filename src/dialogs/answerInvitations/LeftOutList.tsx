import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import type { LeftOut, Obstacle } from '../../machines/answerInvitations/answerInvitations.subject';
import { TicketKey } from '../../ui/texts/TicketKey';
import { CloseFooter } from '../frame/buttons';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';
import styles from './AnswerInvitations.module.css';

const messages: Readonly<Record<Obstacle, string>> = {
  unknown: 'answerInvitations.leftOut.unknown',
  notLookedUp: 'answerInvitations.leftOut.notLookedUp',
  answered: 'answerInvitations.leftOut.answered',
  otherKind: 'answerInvitations.leftOut.otherKind',
  serviceUnknown: 'answerInvitations.leftOut.serviceUnknown',
  connected: 'answerInvitations.leftOut.connected',
  saml1Only: 'answerInvitations.leftOut.saml1Only',
  outsideEdugain: 'answerInvitations.leftOut.outsideEdugain',
  agreementRefused: 'answerInvitations.leftOut.agreementRefused',
};

/** Lists the invitations that the answer does not reach, with reasons; renders nothing if there are none. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <section className={styles.outcome}>
      <h3>
        <FormattedMessage id="answerInvitations.leftOut" values={{ count: leftOut.length }} />
      </h3>
      <ul className="bullets">
        {leftOut.map(({ key, name, obstacle, answeredBy = '' }) => (
          <li key={key}>
            {name !== undefined && (
              <>
                <b>{name}</b>{' '}
              </>
            )}
            <TicketKey>{key}</TicketKey>{' '}
            <FormattedMessage
              id={messages[obstacle]}
              values={{ person: answeredBy, known: String(answeredBy !== '') }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that nothing can be answered like that, and of each why. */
export function NothingWaitsPanel({ actor }: PanelProps<typeof answerInvitationsMachine>) {
  const leftOut = useSelector(actor, ({ context }) => context.found?.leftOut);
  return (
    <Notice tone="warning" footer={<CloseFooter />} after={<LeftOutList leftOut={leftOut ?? []} />}>
      <p>
        <FormattedMessage id="answerInvitations.nothingWaits.text" />
      </p>
    </Notice>
  );
}
