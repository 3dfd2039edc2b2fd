import { FormattedMessage } from 'react-intl';
import type { ConnectionState } from '../../../contracts/domain/services/connection';
import { Status } from '../../../ui/marks/Status';
import { connectionMarks } from './connectionMarks';
import styles from './ConnectionCell.module.css';

/** Shows the state of a service at the institution; shows a placeholder until the open requests are known. */
export function ConnectionCell({ state }: { readonly state: ConnectionState | undefined }) {
  if (!state) {
    return (
      <span className={styles.cell}>
        <span className={styles.coming} />
        <span className="visually-hidden">
          <FormattedMessage id="ui.loading" />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.cell} data-lines={connectionMarks[state].length}>
      {connectionMarks[state].map(({ kind, message }) => (
        <Status key={kind} kind={kind}>
          <FormattedMessage id={message} />
        </Status>
      ))}
    </span>
  );
}
