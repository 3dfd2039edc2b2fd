import { useIntl } from 'react-intl';
import { CheckRow } from '../../ui/CheckRow';
import { Toggletip } from '../../ui/Toggletip';
import styles from './FacetPanel.module.css';

export interface AllCategoriesProps {
  readonly all: boolean;
  readonly onChange: (all: boolean) => void;
}

/** Entity categories: every one that is ticked instead of any (item 68). */
export function AllCategories({ all, onChange }: AllCategoriesProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'services.facet.categories.all' });
  return (
    <div className={styles.all}>
      <CheckRow value="all" label={label} checked={all} onChange={(_value, checked) => onChange(checked)} />
      <Toggletip label={intl.formatMessage({ id: 'services.whatIs' }, { name: label })}>
        {intl.formatMessage({ id: 'services.facet.categories.all.tip' })}
      </Toggletip>
    </div>
  );
}
