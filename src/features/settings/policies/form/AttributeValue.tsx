import { memo, type ChangeEventHandler, type FocusEventHandler } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../../ui/Button';
import type { FieldMessage } from '../../../../ui/form/field';
import { RowField } from '../../../../ui/form/RowField';
import styles from '../Policies.module.css';

export interface AttributeValueProps {
  /** Name of the attribute. */
  readonly attribute: string;
  readonly label: string;
  /** Name of the field: `attributes[0].values[3]`. */
  readonly name: string;
  readonly value: string;
  readonly error: FieldMessage | undefined;
  readonly place: number;
  readonly count: number;
  readonly list: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
  readonly onRemove: (attribute: string, place: number) => void;
}

/** One value. There may be hundreds: it is drawn again only when something of its own changes. */
export const AttributeValue = memo(function AttributeValue(props: AttributeValueProps) {
  const { attribute, label, name, value, error, place, count, list, onChange, onBlur, onRemove } = props;
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
      <Button look="quiet" icon="close" iconOnly onClick={() => onRemove(attribute, place)}>
        {intl.formatMessage(
          { id: 'policies.form.value.remove' },
          { value: value || String(place + 1), attribute: label },
        )}
      </Button>
    </div>
  );
});
