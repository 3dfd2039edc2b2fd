import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonGroup } from '../../../../ui/actions/Button';
import type { TestPerson } from './testPersons';
import type { TestPersons } from './useTestPersons';
import styles from './TryIt.module.css';

export interface SavePersonProps {
  readonly persons: TestPersons;
  readonly person: TestPerson;
  /** The saved person, if shown unchanged. */
  readonly chosen: TestPerson | undefined;
  readonly onSaved: () => void;
}

/**
 * Saves a test person for later policies; before a policy is saved, all saved persons are tried against it.
 */
export function SavePerson({ persons, person, chosen, onSaved }: SavePersonProps) {
  const [name, setName] = useState('');
  const given = name.trim();
  if (chosen) {
    return (
      <Button small look="quiet" onClick={() => (persons.remove(chosen.name), onSaved())}>
        <FormattedMessage id="policies.try.remove" values={{ name: chosen.name }} />
      </Button>
    );
  }
  return (
    <div className={styles.save}>
      <label className={styles.field}>
        <span>
          <FormattedMessage id="policies.try.saveAs" />
        </span>
        <input
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <ButtonGroup>
        <Button
          small
          onClick={() => {
            persons.save({ ...person, name: given });
            setName('');
            onSaved();
          }}
          disabledReason={given === '' && <FormattedMessage id="policies.try.saveNeedsName" />}
        >
          <FormattedMessage id="policies.try.save" />
        </Button>
      </ButtonGroup>
    </div>
  );
}
