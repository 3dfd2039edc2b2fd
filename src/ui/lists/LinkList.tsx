import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../marks/Icon';
import styles from '../page/SideMenu.module.css';

export interface LinkListItem {
  readonly key: string;
  readonly href: string;
  readonly label: ReactNode;
}

/** Lists links that leave the dashboard, each opening in a new tab. */
export function LinkList({ items }: { readonly items: readonly LinkListItem[] }) {
  return (
    <ul className={styles.menu} data-plain>
      {items.map(({ key, href, label }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span>
              {label}
              <span className="visually-hidden">
                {' '}
                <FormattedMessage id="ui.newTab" />
              </span>
            </span>
            <Icon name="external" className={styles.note} />
          </a>
        </li>
      ))}
    </ul>
  );
}
