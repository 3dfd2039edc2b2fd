import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  POLICY_RULES_EXTENSION,
  type PolicyAttributeOption,
} from '../../../../contracts/domain/policies/policy';
import { usePerson } from '../../../../store/person';
import { PickOne } from '../../../../ui/fields/PickOne';
import { FieldError } from '../../../../ui/form/FieldFrame';
import { useFieldValue } from '../../../../ui/form/useFormValues';
import { attributeLabels } from '../attributeLabels';
import { AttributeGroup } from './AttributeGroup';
import { rowKey, type AttributeRow } from './attributeRows';
import styles from '../Policies.module.css';

interface AttributesFieldProps {
  /** Name of the field: `attributes`, `levels[0].attributes`. */
  readonly name: string;
  /** Says whether all conditions must be met, or one of them. */
  readonly match: 'all' | 'any';
  readonly legend: ReactNode;
  readonly options: readonly PolicyAttributeOption[];
}

/** The rules of a policy: attributes, each with one value or several (REQUIREMENTS 187). */
export function AttributesField({ name: list, match, legend, options }: AttributesFieldProps) {
  const intl = useIntl();
  const errorId = useId();
  const adding = `policy-${list}`;
  const { value: rows, change, error } = useFieldValue<AttributeRow[]>(list);
  const labelOf = attributeLabels(intl, options);
  const beyond = usePerson().installation.extensions.includes(POLICY_RULES_EXTENSION);
  const focusNext = useRef<string>(undefined);
  const latest = useRef({ rows, change });
  useEffect(() => {
    latest.current = { rows, change };
  });

  useEffect(() => {
    // The new field gets the focus, since it is typed in next.
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [rows]);

  function add(condition: Pick<AttributeRow, 'name' | 'group'>) {
    const key = rowKey(condition);
    const place = rows.findIndex((row) => rowKey(row) === key);
    const next =
      place < 0
        ? [...rows, { ...condition, values: [''] }]
        : rows.map((row, at) => (at === place ? { ...row, values: [...row.values, ''] } : row));
    const group = place < 0 ? rows.length : place;
    focusNext.current = `policy-${list}[${group}].values[${(next[group]?.values.length ?? 1) - 1}]`;
    change(next);
  }
  function addApart(name: string) {
    const groups = rows.filter((row) => row.name === name).map(({ group = 0 }) => group);
    add({ name, group: Math.max(...groups) + 1 });
  }
  // The same function between renders: a value that is given another one is drawn again.
  const removeValue = useCallback(
    (key: string, at: number) => {
      document.getElementById(adding)?.focus();
      latest.current.change(
        latest.current.rows.flatMap((row) => {
          if (rowKey(row) !== key) return [row];
          const others = <Item,>(all: readonly Item[]) => all.filter((_, index) => index !== at);
          const values = others(row.values);
          return values.length > 0
            ? [{ ...row, values, ...(row.negated && { negated: others(row.negated) }) }]
            : [];
        }),
      );
    },
    [adding],
  );
  const negate = useCallback((key: string, at: number, not: boolean) => {
    latest.current.change(
      latest.current.rows.map((row) =>
        rowKey(row) === key
          ? {
              ...row,
              negated: row.values.map((_, index) => (index === at ? not : row.negated?.[index] === true)),
            }
          : row,
      ),
    );
  }, []);

  return (
    <fieldset className={styles.rules} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <p className="muted small">
        <FormattedMessage id="policies.form.attributes.hint" />
      </p>
      {rows.map((row, index) => (
        <AttributeGroup
          key={rowKey(row)}
          name={`${list}[${index}]`}
          row={row}
          label={labelOf(row.name)}
          options={options.find(({ name }) => name === row.name)?.values}
          joined={index === 0 ? undefined : match === 'all' ? 'policies.form.and' : 'policies.form.or'}
          onAdd={() => add(row)}
          onAddApart={beyond ? () => addApart(row.name) : undefined}
          onNegate={beyond ? negate : undefined}
          onRemoveValue={removeValue}
          onRemove={() => {
            document.getElementById(adding)?.focus();
            change(rows.filter((_, at) => at !== index));
          }}
        />
      ))}
      <div className={styles.add}>
        <PickOne
          id={adding}
          label={<FormattedMessage id="policies.form.attribute.add" />}
          placeholder={intl.formatMessage({ id: 'policies.form.attribute.choose' })}
          value=""
          invalid={error !== undefined}
          onChange={(name) => name && add({ name })}
          options={options.map(({ name }) => ({ value: name, label: labelOf(name), note: name }))}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
