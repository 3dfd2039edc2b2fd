import { FormattedMessage } from 'react-intl';
import { MachineName } from '../MachineName';
import { PreviewLink } from './PreviewLink';
import type { PreviewedDialog } from './dialogs';
import styles from './Preview.module.css';

/** Links to each dialog, and to the gallery of all panels. */
export function DialogLinks({ dialogs }: { readonly dialogs: readonly PreviewedDialog[] }) {
  return (
    <ul className={styles.links}>
      {dialogs.map(({ entry }) => (
        <li key={entry.id}>
          <PreviewLink place={{ machine: entry.id }} choices={{ gallery: false }}>
            <MachineName id={entry.id} />
          </PreviewLink>
        </li>
      ))}
      <li>
        <PreviewLink place={{}} choices={{ gallery: true }}>
          <FormattedMessage id="qa.preview.all" />
        </PreviewLink>
      </li>
    </ul>
  );
}
