import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import { waiting } from '../../machines/answerInvitations/answerInvitations.queue';
import type { Answer, RefusedAnswer } from '../../machines/answerInvitations/answerInvitations.subject';
import { FailureText } from '../../ui/notices/FailureText';
import { TicketKey } from '../../ui/texts/TicketKey';
import { ReturnButton } from '../frame/buttons';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';
import { DoneButton } from '../shared/results';
import { LeftOutList } from './LeftOutList';
import styles from './AnswerInvitations.module.css';

const answers: Readonly<Record<Answer, { readonly summary: string; readonly line: string }>> = {
  accept: { summary: 'answerInvitations.summary.accept', line: 'answerInvitations.outcome.accept' },
  deny: { summary: 'answerInvitations.summary.deny', line: 'answerInvitations.outcome.deny' },
};

/** The outcome of an answer, if it is more than that the answer was accepted. */
const outcomes: Readonly<Partial<Record<RequestOutcome['kind'], string>>> = {
  established: 'answerInvitations.outcome.established',
  queued: 'answerInvitations.outcome.queued',
  rejected: 'answerInvitations.outcome.rejected',
};

/** Lists each invitation: answered, refused and why, or still to be answered. */
export function OutcomePanel({ actor }: PanelProps<typeof answerInvitationsMachine>) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { answer, answered, refusals, uncertain } = context;
  const left = waiting(context);
  const leftOut = context.found?.leftOut ?? [];
  const good = answered.filter(({ outcome }) => outcome.kind !== 'rejected');
  const whole = good.length === answered.length && refusals.length + left.length + leftOut.length === 0;
  const { summary, line } = answers[answer];
  const lists = (
    <>
      {answered.length > 0 && (
        <Tickets
          of={answered}
          says={({ outcome }) => <FormattedMessage id={outcomes[outcome.kind] ?? line} />}
        />
      )}
      {refusals.length > 0 && (
        <section className={styles.outcome}>
          <h3>
            <FormattedMessage id="answerInvitations.refused" values={{ count: refusals.length }} />
          </h3>
          <Tickets of={refusals} says={(refusal) => <RefusalText refusal={refusal} />} />
        </section>
      )}
      {left.length > 0 && (
        <section className={styles.outcome}>
          <h3>
            <FormattedMessage id="answerInvitations.left" values={{ count: left.length }} />
          </h3>
          <Tickets
            of={left}
            says={({ key }) =>
              key === uncertain && <FormattedMessage id="answerInvitations.uncertain.line" />
            }
          />
        </section>
      )}
      <LeftOutList leftOut={leftOut} />
    </>
  );
  const footer = (
    <>
      {left.length > 0 && <ReturnButton actor={actor} />}
      <DoneButton />
    </>
  );
  return (
    <Notice tone={whole ? 'success' : 'warning'} footer={footer} after={lists}>
      <p>
        <FormattedMessage id={summary} values={{ count: good.length }} />
      </p>
    </Notice>
  );
}

interface TicketsProps<Item> {
  readonly of: readonly Item[];
  readonly says: (item: Item) => ReactNode;
}

function Tickets<Item extends { readonly key: string; readonly name: string }>({
  of,
  says,
}: TicketsProps<Item>) {
  return (
    <ul className="bullets">
      {of.map((item) => (
        <li key={item.key}>
          <b>{item.name}</b> <TicketKey>{item.key}</TicketKey> {says(item)}
        </li>
      ))}
    </ul>
  );
}

function RefusalText({ refusal: { failure, again } }: { readonly refusal: RefusedAnswer }) {
  return again && failure.kind === 'collision' && failure.found === 'answered' ? (
    <FormattedMessage id="answerInvitations.again" />
  ) : (
    <FailureText failure={failure} />
  );
}
