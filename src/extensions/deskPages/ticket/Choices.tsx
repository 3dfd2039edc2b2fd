import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isInvitation } from '../../../contracts/domain/tickets/ticketRules';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { Disclosure } from '../../../ui/page/Disclosure';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { Reason } from '../../../ui/notices/Reason';
import { deskActions } from '../contract/desk';
import { actionMessages } from '../queue/deskMessages';
import type { StepProps } from './stepActor';

/** Shows what the ticket allows now, and when it allows the rest. */
export function Choices({ actor, ticket }: StepProps) {
  const underWay = useSelector(actor, ({ value, context }) => (value === 'taking' ? context.action : null));
  const { possible, revision, type, status } = ticket;
  const offered = deskActions.filter((action) => possible.includes(action));
  const others = deskActions.filter((action) => !possible.includes(action));
  return (
    <>
      {offered.length === 0 && (
        <p>
          <FormattedMessage id="desk.steps.none" />
        </p>
      )}
      <ButtonGroup>
        {offered.map((action, index) => (
          <Button
            key={action}
            look={index === 0 && action !== 'withdraw' ? 'primary' : 'secondary'}
            busy={underWay === action}
            onClick={() => actor.send({ type: 'action.picked', action, revision })}
          >
            <FormattedMessage id={actionMessages[action].label} />
          </Button>
        ))}
      </ButtonGroup>
      {isInvitation(type) && status === 'Waiting for customer' && (
        <Reason>
          <FormattedMessage id="desk.steps.waits" />
        </Reason>
      )}
      {others.length > 0 && (
        <Disclosure label={<FormattedMessage id="desk.steps.others" />}>
          <KeyValue
            flush
            items={others.map((action) => ({
              key: action,
              term: <FormattedMessage id={actionMessages[action].label} />,
              value: <FormattedMessage id={actionMessages[action].when} />,
            }))}
          />
        </Disclosure>
      )}
    </>
  );
}
