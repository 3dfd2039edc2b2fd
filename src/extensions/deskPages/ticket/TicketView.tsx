import { FormattedMessage } from 'react-intl';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import { useWeakLogin } from '../../../store/useWeakLogin';
import { LevelNeeded } from '../../../ui/notices/LevelNeeded';
import { Section } from '../../../ui/page/Section';
import { Split } from '../../../ui/page/Split';
import { Skeleton } from '../../../ui/page/Skeleton';
import { History } from './History';
import { RequestFacts } from './RequestFacts';
import type { StepActor } from './stepActor';
import { Steps } from './Steps';
import type { TicketChange } from '../../../contracts/wire/ticketParts';
import { changedFields } from '../../../i18n/changedFields';
import { usePerson } from '../../../store/person';
import { BeforeAfter } from '../../../ui/lists/BeforeAfter';

interface TicketViewProps {
  readonly ticket: DeskTicketDetail;
  readonly actor: StepActor | undefined;
  readonly taken: number;
}

export function TicketView({ ticket, actor, taken }: TicketViewProps) {
  const weak = useWeakLogin();
  const { resolution, change } = ticket;
  const made = resolution === 'done';
  return (
    <>
      {weak ? (
        <LevelNeeded {...weak} text="desk.level" />
      ) : actor ? (
        <Steps actor={actor} ticket={ticket} taken={taken} />
      ) : (
        <Skeleton rows={2} shape="text" />
      )}
      <Split
        side="end"
        aside={
          <Section title={<FormattedMessage id="desk.history" />}>
            <History events={ticket.events} />
          </Section>
        }
      >
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
      </Split>
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
