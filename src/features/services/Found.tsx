import { createContext, use } from 'react';
import type { ListedService, SearchTexts } from '../../contracts/domain/catalogue';
import { Mark } from '../../ui/Mark';
import { excerptOf } from './excerpt';
import styles from './ServicesTable.module.css';

export interface Asked {
  readonly question: string;
  readonly texts: SearchTexts | undefined;
}

/** What was searched for; given past the rows, so that a key renders the words that it marks and no row that stays. */
export const AskedContext = createContext<Asked>({ question: '', texts: undefined });

/** A text of a row, with what was searched for marked. */
export function Found({ text }: { readonly text: string }) {
  return <Mark text={text} query={use(AskedContext).question} />;
}

/** Says why a service is in the result, where its name does not. */
export function FoundIn({ service }: { readonly service: ListedService }) {
  const { question, texts } = use(AskedContext);
  const excerpt = excerptOf(service, question, texts);
  if (excerpt === undefined) return null;
  return (
    <span className={styles.excerpt}>
      <Mark text={excerpt} query={question} />
    </span>
  );
}
