import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policies/policy';
import { usePerson } from '../../../../store/person';
import { Button } from '../../../../ui/actions/Button';
import { FieldError } from '../../../../ui/form/FieldFrame';
import { useFieldValue } from '../../../../ui/form/useFormValues';
import { LevelGroup } from './LevelGroup';
import { newLevel, type LevelRow } from './levelRows';
import styles from '../Policies.module.css';

interface LevelsFieldProps {
  readonly options: readonly PolicyAttributeOption[];
}

/** The levels that a policy asks for, in their order: the first whose conditions are met counts. */
export function LevelsField({ options }: LevelsFieldProps) {
  const errorId = useId();
  const levels = usePerson().installation.ladder.slice(1);
  const { value: rows, change, error } = useFieldValue<LevelRow[]>('levels');
  const highest = levels.at(-1)?.uri ?? '';
  return (
    <fieldset
      id="policy-levels"
      tabIndex={-1}
      className={styles.rules}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        <FormattedMessage id="policies.property.levels" />
      </legend>
      <p className="muted small">
        <FormattedMessage id="policies.form.levels.hint" />
      </p>
      {rows.map((row, index) => (
        <LevelGroup
          key={index}
          name={`levels[${index}]`}
          row={row}
          place={index}
          count={rows.length}
          levels={levels}
          options={options}
          onRemove={() => change(rows.filter((_, at) => at !== index))}
        />
      ))}
      <div>
        <Button small onClick={() => change([...rows, newLevel(highest)])}>
          <FormattedMessage id="policies.form.level.add" />
        </Button>
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
