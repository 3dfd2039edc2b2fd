import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../../contracts/domain/failure';
import type { RefusedLine } from '../../changeSets/contract/changeSet';
import { obstacleMessages } from '../../changeSets/obstacleMessages';
import { FailureText } from '../../../ui/notices/FailureText';
import { TicketKey } from '../../../ui/texts/TicketKey';
import styles from './Security.module.css';

interface RowRefusalsProps {
  readonly reasons: readonly (RefusedLine | Failure)[];
}

/** Says below a service why what was wanted for it was not added. */
export function RowRefusals({ reasons }: RowRefusalsProps) {
  return reasons.map((reason, index) => (
    <p key={index} className={styles.refused} role="alert">
      <Refusal reason={reason} />
    </p>
  ));
}

function Refusal({ reason }: { readonly reason: RefusedLine | Failure }) {
  if (!('obstacle' in reason)) return <FailureText failure={reason} />;
  const { obstacle, jiraKey = '' } = reason;
  return (
    <FormattedMessage id={obstacleMessages[obstacle]} values={{ key: <TicketKey>{jiraKey}</TicketKey> }} />
  );
}
