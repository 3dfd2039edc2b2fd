import { FormattedMessage, useIntl } from 'react-intl';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/marks/Icon';
import { Menu, MenuGroup } from '../../../ui/actions/Menu';
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

/** Says on one line what is set, or what is wanted in its place, and marks what is not enough. */
export function MatrixCell({ row, column, head, texts, edits, edit }: MatrixCellProps) {
  const intl = useIntl();
  const { service } = row;
  const text = texts.cell(row, column) ?? intl.formatMessage({ id: 'security.coming' });
  const reasons = row.gaps
    .filter(({ rule }) => column === 'why' || columnOf[rule] === column)
    .map(texts.reason)
    .join('; ');
  if (column === 'why')
    return (
      <span className={reasons ? undefined : styles.value} title={reasons || undefined}>
        {text}
      </span>
    );

  const line = edit && edits?.pending(service, edit.kind);
  const pending = line && pendingValue(line, edit.field);
  const old = pending && edit.textOf(pending.from);
  const wanted = pending && edit.textOf(pending.to);
  const value = pending ? (
    <span className={styles.pending} title={`${old} → ${wanted}`}>
      <del>{old}</del> <span aria-hidden="true">→</span> <ins>{wanted}</ins>
      <span className="visually-hidden">
        , <FormattedMessage id="security.change.pending" />
      </span>
    </span>
  ) : reasons ? (
    <span className={styles.gap} title={reasons}>
      <Icon name="warning" />
      {text}
    </span>
  ) : (
    <span className={classes(styles.value, column === 'policies' && row.policies === 0 && styles.needless)}>
      {text}
    </span>
  );
  const choices = (edits && edit?.choices(row)) ?? [];
  return (
    <>
      {edits && edit && choices.length > 0 ? (
        <Menu
          buttonClass={styles.edit}
          label={intl.formatMessage(
            { id: 'security.change' },
            {
              setting: head,
              service: service.name,
              value: pending
                ? `${old} → ${wanted}, ${intl.formatMessage({ id: 'security.change.pending' })}`
                : text,
            },
          )}
          face={
            <>
              {value}
              <Icon name="down" className={styles.caret} />
            </>
          }
        >
          {() => (
            <MenuGroup label={<FormattedMessage id="security.change.to" />}>
              {choices.map(({ value: choice, line: change }) => (
                <li key={choice}>
                  <button type="button" onClick={() => edits.want([change])}>
                    {edit.textOf(choice)}
                  </button>
                </li>
              ))}
            </MenuGroup>
          )}
        </Menu>
      ) : (
        value
      )}
      {reasons && <span className="visually-hidden"> {reasons}</span>}
    </>
  );
}
