import { FormattedMessage, useIntl } from 'react-intl';
import type { Level } from '../../../../contracts/domain/services/level';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policies/policy';
import { useLevels } from '../../../../i18n/levels';
import { levelText } from '../../../../i18n/messages/levelText';
import { Button } from '../../../../ui/actions/Button';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextArea } from '../../../../ui/form/TextArea';
import { AttributesField } from './AttributesField';
import { networksIn, type LevelRow } from './levelRows';
import { MatchField } from './MatchField';
import styles from '../Policies.module.css';

interface LevelGroupProps {
  /** Name of the field: `levels[0]`. */
  readonly name: string;
  readonly row: LevelRow;
  readonly place: number;
  readonly count: number;
  readonly levels: readonly Level[];
  readonly options: readonly PolicyAttributeOption[];
  readonly onRemove: () => void;
}

/** One level, and for whom it is required: by attributes, by networks, or by both. */
export function LevelGroup({ name, row, place, count, levels, options, onRemove }: LevelGroupProps) {
  const intl = useIntl();
  const number = { number: place + 1, count };
  const uris = levels.map(({ uri }) => uri);
  // A level that the installation no longer offers can stay.
  const offered = uris.includes(row.level) ? uris : [row.level, ...uris];
  const known = useLevels();
  return (
    <fieldset className={styles.group}>
      <div className={styles.groupHead}>
        <legend>
          <FormattedMessage id="policies.form.level.number" values={number} />
        </legend>
        <Button small look="quiet" onClick={onRemove}>
          <FormattedMessage id="policies.form.level.remove" values={number} />
        </Button>
      </div>
      <SelectField
        name={`${name}.level`}
        label={<FormattedMessage id="policies.form.level" />}
        options={offered.map((uri) => ({ value: uri, label: levelText(intl, known, uri) }))}
      />
      <AttributesField
        name={`${name}.attributes`}
        match={row.match}
        legend={<FormattedMessage id="policies.form.level.attributes" />}
        options={options}
      />
      {row.attributes.length > 1 && <MatchField name={`${name}.match`} />}
      <TextArea
        name={`${name}.networks`}
        rows={2}
        optional
        label={<FormattedMessage id="policies.form.networks" />}
        hint={<FormattedMessage id="policies.form.networks.hint" />}
      />
      {networksIn(row.networks).length > 0 && (
        <CheckboxField
          name={`${name}.elsewhere`}
          label={<FormattedMessage id="policies.form.networks.elsewhere" />}
        />
      )}
    </fieldset>
  );
}
