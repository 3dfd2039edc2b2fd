import { useLanguage } from '../../i18n/LanguageProvider';
import { Mark } from '../../ui/Mark';
import { excerptOf } from './excerpt';
import type { ListedService } from './serviceList';
import styles from './ServicesTable.module.css';

/** Says why a service is in the result, where its name does not. */
export function FoundIn({ row, question }: { readonly row: ListedService; readonly question: string }) {
  const { language } = useLanguage();
  const excerpt = excerptOf(row, question, language);
  if (excerpt === undefined) return null;
  return (
    <span className={styles.excerpt}>
      <Mark text={excerpt} query={question} />
    </span>
  );
}
