import { useCallback, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policy';
import { Select } from '../../../../ui/Select';
import { FieldError } from '../../../../ui/form/FieldFrame';
import { useFieldValue, useFormValues } from '../../../../ui/form/useFormValues';
import { attributeLabels } from '../attributeLabels';
import styles from '../Policies.module.css';
import { AttributeGroup } from './AttributeGroup';
import type { AttributeRow, PolicyForm } from './policyForm';

export interface AttributesFieldProps {
  readonly options: readonly PolicyAttributeOption[];
}

/** The rules of a policy: attributes, each with one value or several (REQUIREMENTS 187). */
export function AttributesField({ options }: AttributesFieldProps) {
  const intl = useIntl();
  const errorId = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const { value: rows, change, error, touch } = useFieldValue<AttributeRow[]>('attributes');
  const { match } = useFormValues<PolicyForm>();
  const labelOf = attributeLabels(intl, options);
  const asked = useRef<string>(undefined);
  const latest = useRef({ rows, change });
  useEffect(() => {
    latest.current = { rows, change };
  });

  useEffect(() => {
    // What was just added is what is typed next.
    if (asked.current) document.getElementById(asked.current)?.focus();
    asked.current = undefined;
  }, [rows]);

  function add(name: string) {
    const place = rows.findIndex((row) => row.name === name);
    const next =
      place < 0
        ? [...rows, { name, values: [''] }]
        : rows.map((row) => (row.name === name ? { ...row, values: [...row.values, ''] } : row));
    const group = place < 0 ? rows.length : place;
    asked.current = `policy-attributes[${group}].values[${(next[group]?.values.length ?? 1) - 1}]`;
    change(next);
  }
  // The same function between renders: a value that is given another one is drawn again.
  const removeValue = useCallback((name: string, at: number) => {
    field.current?.querySelector('select')?.focus();
    latest.current.change(
      latest.current.rows.flatMap((row) => {
        if (row.name !== name) return [row];
        const values = row.values.filter((_, place) => place !== at);
        return values.length > 0 ? [{ ...row, values }] : [];
      }),
    );
  }, []);

  return (
    <fieldset className={styles.rules} ref={field} aria-describedby={error ? errorId : undefined}>
      <legend>
        <FormattedMessage id="policies.property.attributes" />
      </legend>
      <p className="muted small">
        <FormattedMessage id="policies.form.attributes.hint" />
      </p>
      {rows.map((row, place) => (
        <AttributeGroup
          key={row.name}
          name={`attributes[${place}]`}
          row={row}
          label={labelOf(row.name)}
          options={options.find(({ name }) => name === row.name)?.values}
          joined={place === 0 ? undefined : match === 'all' ? 'policies.form.and' : 'policies.form.or'}
          onAdd={() => add(row.name)}
          onRemoveValue={removeValue}
          onRemove={() => {
            field.current?.querySelector('select')?.focus();
            change(rows.filter(({ name }) => name !== row.name));
          }}
        />
      ))}
      <div className={styles.add}>
        <Select
          id="policy-attributes"
          label={<FormattedMessage id="policies.form.attribute.add" />}
          value=""
          invalid={error !== undefined}
          onBlur={touch}
          onChange={(name) => name && add(name)}
          options={[
            { value: '', label: intl.formatMessage({ id: 'policies.form.attribute.choose' }) },
            ...options.map(({ name }) => ({ value: name, label: labelOf(name) })),
          ]}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
