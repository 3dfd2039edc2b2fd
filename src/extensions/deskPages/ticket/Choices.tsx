import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isInvitation } from '../../../contracts/domain/tickets/ticketRules';
import { Button, ButtonFace, buttonClass, ButtonGroup } from '../../../ui/actions/Button';
import { Menu, MenuGroup } from '../../../ui/actions/Menu';
import { Disclosure } from '../../../ui/page/Disclosure';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { Reason } from '../../../ui/notices/Reason';
import { deskActions, holdingActions, type DeskAction } from '../contract/desk';
import { actionMessages } from '../queue/deskMessages';
import type { StepProps } from './stepActor';

/** Shows what the ticket allows now, what one can do about who has it, and when it allows the rest. */
export function Choices({ actor, ticket }: StepProps) {
  const underWay = useSelector(actor, ({ value, context }) => (value === 'taking' ? context.action : null));
  const { possible, revision, type, status, holder } = ticket;
  const offered = deskActions.filter((action) => possible.includes(action));
  // Two actions have a button, and a third if it is the last; the others are in a menu.
  const shown = offered.length > 3 ? offered.slice(0, 2) : offered;
  const holding = holdingActions.find((action) => possible.includes(action));
  const folded = offered.slice(shown.length);
  const pick = (action: DeskAction) => actor.send({ type: 'action.picked', action, revision });
  const others = deskActions.filter((action) => !possible.includes(action));
  return (
    <>
      {offered.length === 0 && (
        <p>
          <FormattedMessage id="desk.steps.none" />
        </p>
      )}
      <ButtonGroup>
        {shown.map((action, index) => (
          <Button
            key={action}
            look={index === 0 && action !== 'withdraw' ? 'primary' : 'secondary'}
            busy={underWay === action}
            onClick={() => pick(action)}
          >
            <FormattedMessage id={actionMessages[action].label} />
          </Button>
        ))}
        {holding && (
          <Button busy={underWay === holding} onClick={() => pick(holding)}>
            <FormattedMessage id={actionMessages[holding].label} values={{ name: holder }} />
          </Button>
        )}
        {folded.length > 0 && (
          <Menu
            buttonClass={buttonClass({})}
            face={
              <ButtonFace icon="more">
                <FormattedMessage id="desk.steps.more" />
              </ButtonFace>
            }
          >
            <MenuGroup>
              {folded.map((action) => (
                <li key={action}>
                  <button type="button" onClick={() => pick(action)}>
                    <FormattedMessage id={actionMessages[action].label} />
                  </button>
                </li>
              ))}
            </MenuGroup>
          </Menu>
        )}
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
