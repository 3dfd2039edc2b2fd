import { memo, type ChangeEventHandler, type FocusEventHandler } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../../ui/actions/Button';
import type { FieldMessage } from '../../../../ui/form/field';
import { RowField } from '../../../../ui/form/RowField';
import styles from '../Policies.module.css';

export interface AttributeValueProps {
  /** Key of its row. */
  readonly row: string;
  readonly label: string;
  /** Name of the field: `attributes[0].values[3]`. */
  readonly name: string;
  readonly value: string;
  readonly negated: boolean;
  readonly error: FieldMessage | undefined;
  readonly place: number;
  readonly count: number;
  readonly list: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
  readonly onNegate: ((row: string, index: number, not: boolean) => void) | undefined;
  readonly onRemove: (row: string, index: number) => void;
}

/** One value. There may be hundreds: it is drawn again only if its own data changes. */
export const AttributeValue = memo(function AttributeValue(props: AttributeValueProps) {
  const { row, label, name, value, negated, error, place, count, list } = props;
  const { onChange, onBlur, onNegate, onRemove } = props;
  const intl = useIntl();
  return (
    <div className={styles.value}>
      <RowField
        name={name}
        value={value}
        error={error}
        list={list}
        label={
          <FormattedMessage
            id="policies.form.value"
            values={{ attribute: label, number: place + 1, count }}
          />
        }
        onChange={onChange}
        onBlur={onBlur}
      />
      <Button look="quiet" icon="close" iconOnly onClick={() => onRemove(row, place)}>
        {intl.formatMessage(
          { id: 'policies.form.value.remove' },
          { value: value || String(place + 1), attribute: label },
        )}
      </Button>
      {onNegate && (
        <label className={styles.not}>
          <input
            type="checkbox"
            checked={negated}
            onChange={({ target }) => onNegate(row, place, target.checked)}
          />
          <span>
            <FormattedMessage
              id="policies.form.value.not"
              values={{ attribute: label, number: place + 1, count }}
            />
          </span>
        </label>
      )}
    </div>
  );
});
