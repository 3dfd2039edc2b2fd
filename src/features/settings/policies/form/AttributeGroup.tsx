import { FormattedMessage } from 'react-intl';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../../../contracts/domain/policies/policy';
import { Button, ButtonGroup } from '../../../../ui/actions/Button';
import { useRows } from '../../../../ui/form/useRows';
import { AttributeValue } from './AttributeValue';
import { rowKey, type AttributeRow } from './attributeRows';
import styles from '../Policies.module.css';

interface AttributeGroupProps {
  /** Name of the field: `attributes[0]`. */
  readonly name: string;
  readonly row: AttributeRow;
  readonly label: string;
  /** Values that the server delivers for this attribute. */
  readonly options: readonly string[] | undefined;
  /** Word between this attribute and the one before. */
  readonly joined: 'policies.form.and' | 'policies.form.or' | undefined;
  readonly onAdd: () => void;
  /** Adds a condition on the same attribute; absent if there can be no other. */
  readonly onAddApart: (() => void) | undefined;
  /** The same function between renders, with the key of the row; absent if no value can be excluded. */
  readonly onNegate: ((key: string, index: number, not: boolean) => void) | undefined;
  /** The same function between renders, with the key of the row. */
  readonly onRemoveValue: (key: string, index: number) => void;
  readonly onRemove: () => void;
}

/** One attribute of a policy with its values, which are alternatives. */
export function AttributeGroup(props: AttributeGroupProps) {
  const { name, row, label, options, joined, onAdd, onAddApart, onNegate, onRemoveValue, onRemove } = props;
  const { errorOf, onChange, onBlur } = useRows();
  const hint = hintFor(row.name, options);
  const listId = options ? `values-${name}` : undefined;
  return (
    <>
      {joined && (
        <p className={styles.joined}>
          <FormattedMessage id={joined} />
        </p>
      )}
      <fieldset className={styles.group}>
        <div className={styles.groupHead}>
          <legend>{label}</legend>
          <code>{row.name}</code>
          <Button small look="quiet" onClick={onRemove}>
            <FormattedMessage id="policies.form.attribute.remove" values={{ attribute: label }} />
          </Button>
        </div>
        {hint && (
          <p className="muted small">
            <FormattedMessage id={hint.id} values={hint.values} />
          </p>
        )}
        {row.values.map((value, index) => {
          const field = `${name}.values[${index}]`;
          return (
            <AttributeValue
              key={index}
              row={rowKey(row)}
              label={label}
              name={field}
              value={value}
              negated={row.negated?.[index] === true}
              error={errorOf(field)}
              place={index}
              count={row.values.length}
              list={listId}
              onChange={onChange}
              onBlur={onBlur}
              onNegate={onNegate}
              onRemove={onRemoveValue}
            />
          );
        })}
        {options && (
          <datalist id={listId}>
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        )}
        <ButtonGroup>
          <Button small onClick={onAdd}>
            <FormattedMessage id="policies.form.value.add" values={{ attribute: label }} />
          </Button>
          {onAddApart && (
            <Button small look="quiet" onClick={onAddApart}>
              <FormattedMessage id="policies.form.attribute.apart" values={{ attribute: label }} />
            </Button>
          )}
        </ButtonGroup>
      </fieldset>
    </>
  );
}

/** Returns the id of the hint that describes valid values, if not every value is valid (REQUIREMENTS 188). */
function hintFor(attribute: string, options: readonly string[] | undefined) {
  if (attribute === GROUP_ATTRIBUTE) return { id: 'policies.form.group.hint', values: {} };
  if (attribute !== ROLE_ATTRIBUTE) return undefined;
  return options?.length
    ? { id: 'policies.form.role.hint', values: { roles: options.join(', ') } }
    : { id: 'policies.form.role.unknown', values: {} };
}
