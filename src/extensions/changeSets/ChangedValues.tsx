import type { Texts } from '../../contracts/domain/person/person';
import { changedFields } from '../../i18n/changedFields';
import type { GatheredLine } from './contract/changeSet';
import styles from './ChangedValues.module.css';

interface ChangedValuesProps {
  readonly line: Pick<GatheredLine, 'kind' | 'fields'>;
  readonly levelLabels: Readonly<Record<string, Texts>>;
}

/** Shows what a line changes: setting, old value → new value. */
export function ChangedValues({ line: { kind, fields }, levelLabels }: ChangedValuesProps) {
  return changedFields({ kind, fields }, { levelLabels }).map(({ key, name, before, after }) => (
    <div key={key} className={styles.change}>
      <span className="muted">{name}: </span>
      <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
    </div>
  ));
}
