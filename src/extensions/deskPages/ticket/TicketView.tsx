import { FormattedMessage } from 'react-intl';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import { resolutionMessages } from '../../../i18n/messages/ticketMessages';
import { useWeakLogin } from '../../../store/useWeakLogin';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { LevelNeeded } from '../../../ui/notices/LevelNeeded';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import { DeskStatus } from '../queue/DeskStatus';
import { turnOf } from '../queue/deskMessages';
import { History } from './History';
import { RequestFacts } from './RequestFacts';
import type { StepActor } from './stepActor';
import { Steps } from './Steps';
import type { TicketChange } from '../../../contracts/wire/ticketParts';
import { changedFields } from '../../../i18n/changedFields';
import { usePerson } from '../../../store/person';
import { BeforeAfter } from '../../../ui/lists/BeforeAfter';
import styles from '../queue/Desk.module.css';

interface TicketViewProps {
  readonly ticket: DeskTicketDetail;
  readonly actor: StepActor | undefined;
  readonly taken: number;
}

export function TicketView({ ticket, actor, taken }: TicketViewProps) {
  const weak = useWeakLogin();
  const { status, resolution, rejected, change } = ticket;
  const made = resolution === 'done';
  return (
    <>
      <Section title={<FormattedMessage id="desk.stands" />}>
        <KeyValue
          items={[
            {
              key: 'status',
              term: <FormattedMessage id="desk.fact.status" />,
              value: (
                <>
                  <DeskStatus status={status} />
                  {rejected && (
                    <span className={styles.note}>
                      <FormattedMessage id="desk.rejected" />
                    </span>
                  )}
                </>
              ),
            },
            ...(resolution
              ? [
                  {
                    key: 'resolution',
                    term: <FormattedMessage id="desk.fact.resolution" />,
                    value: <FormattedMessage id={resolutionMessages[resolution]} />,
                  },
                ]
              : []),
            {
              key: 'turn',
              term: <FormattedMessage id="desk.fact.turn" />,
              value: <FormattedMessage id={turnOf(status)} />,
            },
          ]}
        />
        {weak ? (
          <LevelNeeded {...weak} text="desk.level" />
        ) : actor ? (
          <Steps actor={actor} ticket={ticket} taken={taken} />
        ) : (
          <Skeleton rows={2} shape="text" />
        )}
      </Section>
      <Section title={<FormattedMessage id="desk.change" />}>
        {change ? (
          <>
            {made && (
              <p>
                <FormattedMessage id="desk.change.made" />
              </p>
            )}
            <ChangeTable change={change} />
          </>
        ) : (
          <p>
            <FormattedMessage id="desk.change.none" />
          </p>
        )}
      </Section>
      <Section title={<FormattedMessage id="desk.asked" />}>
        <RequestFacts ticket={ticket} />
      </Section>
      <Section title={<FormattedMessage id="desk.history" />}>
        <History events={ticket.events} />
      </Section>
    </>
  );
}

/** Shows a change: each field that changes, before and after. */
function ChangeTable({ change }: { readonly change: TicketChange }) {
  const { levelLabels } = usePerson().installation;
  return (
    <BeforeAfter
      caption={<FormattedMessage id="desk.change" />}
      rows={changedFields(change, { levelLabels })}
    />
  );
}
