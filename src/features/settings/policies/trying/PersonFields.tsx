import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePerson } from '../../../../store/person';
import { PickOne } from '../../../../ui/fields/PickOne';
import { usePolicyNames } from '../policyNames';
import type { TestPerson } from './testPersons';
import styles from './TryIt.module.css';

export interface PersonFieldsProps {
  readonly person: TestPerson;
  /** Attributes that the policies name. */
  readonly names: readonly string[];
  readonly labelOf: (name: string) => string;
  /** A policy asks where the login comes from. */
  readonly needsAddress: boolean;
  readonly onChange: (person: TestPerson) => void;
}

/**
 * Institution and attributes of a person to try: one value on each line, nothing for an attribute that is
 * absent.
 */
export function PersonFields({ person, names, labelOf, needsAddress, onChange }: PersonFieldsProps) {
  const intl = useIntl();
  const id = useId();
  const { institution, institutions } = usePerson();
  const own = [
    ...new Set([...(institution ? [institution] : []), ...institutions].map((one) => one.entityId)),
  ];
  const labels = usePolicyNames().institutions({ institutions: own, institutionNames: [] });
  const known = new Map(own.map((entityId, index) => [entityId, labels[index] ?? entityId]));
  const all = [...known].map(([value, label]) => ({ value, label }));
  return (
    <>
      <PickOne
        label={<FormattedMessage id="policies.try.institution" />}
        value={known.has(person.institution) ? person.institution : ''}
        onChange={(value) => onChange({ ...person, institution: value })}
        options={[...all, { value: '', label: intl.formatMessage({ id: 'policies.try.elsewhere' }) }]}
      />
      {needsAddress && (
        <label className={styles.field}>
          <span>
            <FormattedMessage id="policies.try.address" />
          </span>
          <input
            type="text"
            value={person.address ?? ''}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(withAddress(person, target.value))}
          />
        </label>
      )}
      {names.length === 0 && (
        <p className="muted small">
          <FormattedMessage id="policies.try.noAttributes" />
        </p>
      )}
      {names.map((name, index) => (
        <label key={name} className={styles.field}>
          <span>{labelOf(name)}</span>
          <textarea
            rows={Math.max(1, person.attributes[name]?.length ?? 1)}
            value={(person.attributes[name] ?? []).join('\n')}
            spellCheck={false}
            aria-describedby={index === 0 ? id : undefined}
            onChange={({ target }) => onChange(withAttribute(person, name, target.value))}
          />
        </label>
      ))}
      {names.length > 0 && (
        <p className="muted small" id={id}>
          <FormattedMessage id="policies.try.values" />
        </p>
      )}
    </>
  );
}

function withAddress({ address: _gone, ...person }: TestPerson, text: string): TestPerson {
  return text.trim() === '' ? person : { ...person, address: text.trim() };
}

/** An emptied field is an absent attribute. */
function withAttribute(person: TestPerson, name: string, text: string): TestPerson {
  const { [name]: _gone, ...others } = person.attributes;
  return { ...person, attributes: text === '' ? others : { ...others, [name]: text.split('\n') } };
}
