import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import { Button } from '../../../ui/actions/Button';
import type { MatrixText } from './matrixText';
import { securitySheet } from './securitySheet';
import type { SecurityRow } from './securityRows';
import type { SecurityLoad } from './useSecurityRows';
import styles from './Security.module.css';

export interface MatrixHeadProps extends Pick<SecurityLoad, 'rows' | 'columns' | 'people' | 'state'> {
  /** The rows that match search and filter, in the order of display; they go into the file. */
  readonly listed: readonly SecurityRow[];
  readonly texts: MatrixText;
  /** The line with the number, which takes the focus where what had it has gone. */
  readonly number: Ref<HTMLParagraphElement>;
  /** Shows or hides the rules; absent while they are edited. */
  readonly onRules: (() => void) | undefined;
  readonly rulesShown: boolean;
}

/** Says in one number what is off, and hands out what is shown as a file or on paper. */
export function MatrixHead(props: MatrixHeadProps) {
  const { number, rows, listed, texts, columns, people, state, onRules, rulesShown } = props;
  const intl = useIntl();
  const off = rows.filter(({ gaps }) => gaps.length > 0).length;
  const partly = state === 'failed' || rows.some(({ unchecked }) => unchecked);
  return (
    <div className={styles.head}>
      <p className={styles.number} role="status" ref={number} tabIndex={-1}>
        {state === 'coming' ? (
          <FormattedMessage id="security.checking" values={{ total: rows.length }} />
        ) : (
          <FormattedMessage
            id="security.off"
            values={{ off, total: rows.length, partly: partly ? 'yes' : 'no', b: (text) => <b>{text}</b> }}
          />
        )}
      </p>
      <div className={styles.files}>
        {onRules && (
          <Button small expanded={rulesShown} onClick={onRules}>
            <FormattedMessage id="security.rules" />
          </Button>
        )}
        <Button
          small
          icon="download"
          onClick={() =>
            saveFile(
              'security.csv',
              csvOf(securitySheet(intl, listed, texts, { columns, people })),
              'text/csv;charset=utf-8',
            )
          }
        >
          <span className={styles.word}>
            <FormattedMessage id="security.csv" />
          </span>
        </Button>
        <Button small icon="page" onClick={() => print()}>
          <span className={styles.word}>
            <FormattedMessage id="security.print" />
          </span>
        </Button>
      </div>
    </div>
  );
}
