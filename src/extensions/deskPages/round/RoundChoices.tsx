import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { deskActions, holdingActions } from '../contract/desk';
import { Button } from '../../../ui/actions/Button';
import { Reason } from '../../../ui/notices/Reason';
import { actionMessages } from '../queue/deskMessages';
import type { RoundProps } from './roundActor';

/** A ticket of a colleague is taken over on its own page, which says whose it is. */
const actions = [...deskActions, ...holdingActions.filter((action) => action !== 'takeOver')];

/** Shows each step that some of the ticked tickets allow; where not all do, with how many. */
export function RoundChoices({ actor, ticked }: RoundProps) {
  const isOver = useSelector(actor, ({ value }) => value === 'outcomeShown');
  const offered = actions
    .map((action) => ({ action, tickets: ticked.filter(({ possible }) => possible.includes(action)) }))
    .filter(({ tickets }) => tickets.length > 0);
  return (
    <>
      {offered.map(({ action, tickets }, index) => (
        <Button
          key={action}
          small
          look={index === 0 && !isOver ? 'primary' : 'secondary'}
          onClick={() =>
            actor.send({
              type: 'action.picked',
              action,
              tickets: tickets.map(({ jiraKey: key, revision }) => ({ key, revision })),
            })
          }
        >
          <FormattedMessage id={actionMessages[action].label} />
          {tickets.length < ticked.length && (
            <>
              {' '}
              <FormattedMessage id="desk.round.some" values={{ count: tickets.length }} />
            </>
          )}
        </Button>
      ))}
      {ticked.length > 0 && offered.length === 0 && (
        <Reason>
          <FormattedMessage id="desk.round.none" />
        </Reason>
      )}
    </>
  );
}
