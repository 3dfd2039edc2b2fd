import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CheckRow } from '../../../ui/fields/CheckRow';
import { FacetTip } from './FacetTip';
import styles from './FacetPanel.module.css';

interface AllCategoriesProps {
  readonly all: boolean;
  /** Number of ticked categories. With one of them, "any" and "all" find the same. */
  readonly ticked: number;
  readonly onChange: (all: boolean) => void;
}

/** Lets people ask for every ticked entity category instead of any of them (REQUIREMENTS 68). */
export function AllCategories({ all, ticked, onChange }: AllCategoriesProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'services.facet.categories.all' });
  const reasonId = useId();
  const idle = !all && ticked < 2;
  return (
    <div className={styles.all}>
      <div>
        <CheckRow
          value="all"
          label={label}
          checked={all}
          onChange={(_value, checked) => onChange(checked)}
          disabledBy={idle ? reasonId : undefined}
        />
        {idle && (
          <p className="muted small" id={reasonId}>
            {intl.formatMessage({ id: 'services.facet.categories.all.few' })}
          </p>
        )}
      </div>
      <FacetTip about="entity_category_all" name={label} />
    </div>
  );
}
