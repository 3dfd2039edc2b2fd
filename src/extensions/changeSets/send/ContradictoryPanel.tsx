import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { CloseButton } from '../../../dialogs/frame/buttons';
import { Notice } from '../../../dialogs/frame/Notice';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { contradictoryChanges } from '../contract/contradictoryChanges';
import { groupsOf } from '../grouped';
import type { changeSetMachine } from './changeSet.machine';
import { readyLines } from './changeSet.setup';

/** Names the services that the set both disconnects and changes. */
export function ContradictoryPanel({ actor }: PanelProps<typeof changeSetMachine>) {
  const set = useSelector(actor, ({ context }) => context.set);
  const services = groupsOf(contradictoryChanges(readyLines(set)));
  const footer = (
    <>
      <CloseButton />
      <ButtonLink look="primary" to="/changes">
        <FormattedMessage id="gathering.look" />
      </ButtonLink>
    </>
  );
  return (
    <Notice
      tone="warning"
      footer={footer}
      after={
        <ul className="bullets">
          {services.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      }
    >
      <p>
        <FormattedMessage id="changeSet.contradictory.text" />
      </p>
    </Notice>
  );
}
