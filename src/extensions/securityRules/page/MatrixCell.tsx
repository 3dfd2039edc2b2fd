import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { RefusedLine } from '../../changeSets/contract/changeSet';
import type { Failure } from '../../../contracts/domain/failure';
import { obstacleMessages } from '../../changeSets/obstacleMessages';
import { FailureText } from '../../../ui/notices/FailureText';
import { Icon } from '../../../ui/marks/Icon';
import { Menu, MenuGroup } from '../../../ui/actions/Menu';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { pendingValue, type CellEdit } from './cellEdits';
import { columnOf, type MatrixText } from './matrixText';
import type { SecurityColumn } from './securityAddress';
import type { SecurityRow } from './securityRows';
import type { Edits } from './useEdits';
import styles from './Security.module.css';

interface MatrixCellProps {
  readonly row: SecurityRow;
  readonly column: SecurityColumn;
  /** Name of the column. */
  readonly head: string;
  readonly texts: MatrixText;
  readonly edits: Edits | undefined;
  /** The way to change the column; absent if it cannot be changed here. */
  readonly edit: CellEdit | undefined;
}

/** Says what is set, what is wanted in its place, and why that which is set is not enough. */
export function MatrixCell({ row, column, head, texts, edits, edit }: MatrixCellProps) {
  const intl = useIntl();
  const gaps = row.gaps.filter(({ rule }) => columnOf[rule] === column);
  const text = texts.cell(row, column) ?? intl.formatMessage({ id: 'security.coming' });
  const value =
    gaps.length === 0 ? (
      <span className={styles.value}>{text}</span>
    ) : (
      <span className={styles.gap}>
        <Icon name="warning" />
        {text}
      </span>
    );
  return (
    <>
      {edits && edit ? (
        <Editable row={row} head={head} text={text} value={value} edits={edits} edit={edit} />
      ) : (
        value
      )}
      {gaps.map((gap) => (
        <span key={gap.rule} className={styles.reason}>
          {texts.reason(gap)}
        </span>
      ))}
    </>
  );
}

interface EditableProps {
  readonly row: SecurityRow;
  readonly head: string;
  readonly text: string;
  readonly value: React.ReactNode;
  readonly edits: Edits;
  readonly edit: CellEdit;
}

function Editable({ row, head, text, value, edits, edit }: EditableProps) {
  const intl = useIntl();
  const { service } = row;
  const line = edits.pending(service, edit.kind);
  const pending = line && pendingValue(line, edit.field);
  const refused = edits.refused(service, edit.kind);
  const choices = edit.choices(row);
  return (
    <>
      {choices.length === 0 ? (
        value
      ) : (
        <Menu
          buttonClass={styles.edit}
          label={intl.formatMessage(
            { id: 'security.change' },
            { setting: head, service: service.name, value: text },
          )}
          face={
            <>
              {value}
              <Icon name="down" />
            </>
          }
        >
          {() => (
            <MenuGroup label={<FormattedMessage id="security.change.to" />}>
              {choices.map(({ value: wanted, line: change }) => (
                <li key={wanted}>
                  <button type="button" onClick={() => edits.want(change)}>
                    {edit.textOf(wanted)}
                  </button>
                </li>
              ))}
            </MenuGroup>
          )}
        </Menu>
      )}
      {pending && (
        <span className={styles.pending}>
          <del>{edit.textOf(pending.from)}</del> <span aria-hidden="true">→</span>{' '}
          <ins>{edit.textOf(pending.to)}</ins>{' '}
          <Link to="/changes">
            <FormattedMessage id="security.change.pending" />
          </Link>
        </span>
      )}
      {refused && (
        <span className={styles.refused} role="alert">
          <Refusal reason={refused} />
        </span>
      )}
    </>
  );
}

function Refusal({ reason }: { readonly reason: RefusedLine | Failure }) {
  if (!('obstacle' in reason)) return <FailureText failure={reason} />;
  const { obstacle, jiraKey = '' } = reason;
  const key = (
    <Link to={`/tickets/${jiraKey}`}>
      <TicketKey>{jiraKey}</TicketKey>
    </Link>
  );
  return <FormattedMessage id={obstacleMessages[obstacle]} values={{ key }} />;
}
