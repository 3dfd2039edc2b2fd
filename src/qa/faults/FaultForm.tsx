import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EVERY_CALL, type Fault } from '../../contracts/domain/qa/qaFault';
import { Button } from '../../ui/actions/Button';
import { Select } from '../../ui/fields/Select';
import {
  deliveries,
  faultOf,
  firstChoice,
  kinds,
  levels,
  parameters,
  paths,
  statuses,
  waits,
  withFault,
  type Choice,
} from './choices';
import styles from './Faults.module.css';

interface FaultFormProps {
  readonly faults: readonly Fault[];
  readonly onSet: (faults: readonly Fault[]) => void;
}

/** Shows the form that adds a fault with its parameters. */
export function FaultForm({ faults, onSet }: FaultFormProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState(firstChoice);
  const has = (name: keyof Choice) => parameters[choice.kind].some((one) => one === name);
  const take = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes });
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

  return (
    <div className={styles.form}>
      <h3>
        <FormattedMessage id="qa.faults.add" />
      </h3>
      <Select
        label={<FormattedMessage id="qa.faults.kind" />}
        value={choice.kind}
        options={kinds.map((value) => ({ value, label: say(`qa.fault.name.${value}`) }))}
        onChange={(kind) => take({ kind })}
      />
      {has('delivery') && (
        <Select
          label={<FormattedMessage id="qa.faults.delivery" />}
          value={choice.delivery}
          options={deliveries.map((value) => ({ value, label: say(`qa.faults.delivery.${value}`) }))}
          onChange={(delivery) => take({ delivery })}
        />
      )}
      {has('required') && (
        <Select
          label={<FormattedMessage id="qa.faults.required" />}
          value={choice.required}
          options={levels.map((value) => ({ value, label: intl.formatNumber(Number(value)) }))}
          onChange={(required) => take({ required })}
        />
      )}
      {has('path') && (
        <Select
          label={<FormattedMessage id="qa.faults.path" />}
          value={choice.path}
          options={paths.map((value) => ({
            value,
            label: value === EVERY_CALL ? say('qa.faults.path.every') : value,
          }))}
          onChange={(path) => take({ path })}
        />
      )}
      {has('status') && (
        <Select
          label={<FormattedMessage id="qa.faults.status" />}
          value={choice.status}
          options={plain(statuses)}
          onChange={(status) => take({ status })}
        />
      )}
      {has('milliseconds') && (
        <Select
          label={<FormattedMessage id="qa.faults.wait" />}
          value={choice.milliseconds}
          options={waits.map((value) => ({
            value,
            label: say('qa.faults.seconds', { seconds: Number(value) / 1000 }),
          }))}
          onChange={(milliseconds) => take({ milliseconds })}
        />
      )}
      <Button onClick={() => onSet(withFault(faults, faultOf(choice)))}>
        <FormattedMessage id="qa.faults.addNow" />
      </Button>
    </div>
  );
}
