import type { ListedService, SearchTexts } from '../../../contracts/domain/services/catalogue';
import { classes } from '../../../ui/classes';
import { Mark } from '../../../ui/texts/Mark';
import { excerptOf } from '../engine/excerpt';
import styles from './ServicesTable.module.css';

interface FoundInProps {
  readonly service: ListedService;
  readonly indented: boolean;
  readonly question: string;
  readonly texts: SearchTexts | undefined;
}

/** Shows the words in which a service was found, if its name does not show them. */
export function FoundIn({ service, indented, question, texts }: FoundInProps) {
  const excerpt = excerptOf(service, question, texts);
  if (excerpt === undefined) return null;
  return (
    <span className={classes(styles.excerpt, indented && styles.indented)}>
      <Mark text={excerpt} query={question} />
    </span>
  );
}
