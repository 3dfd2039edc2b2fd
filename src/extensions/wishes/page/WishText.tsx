import { FormattedMessage } from 'react-intl';
import type { NamedService, OwnWish } from '../contract/wishes.wire';
import { useFormat } from '../../../i18n/useFormat';
import { Quote } from '../../../ui/texts/Quote';
import { nameIn } from './useMerging';
import styles from './Wishes.module.css';

interface WishTextProps {
  readonly wish: Pick<OwnWish, 'reason' | 'people' | 'askedAt' | 'answer'>;
  /** The person who asked; absent for the reader. */
  readonly name?: string;
  /** The service that was asked for, if it differs from the one above. */
  readonly requested?: NamedService | undefined;
  /** True if the answer is shown elsewhere. */
  readonly withoutAnswer?: boolean;
}

/** Shows what was asked, and what administrators said to it. */
export function WishText({
  wish: { reason, people, askedAt, answer },
  name,
  requested,
  withoutAnswer,
}: WishTextProps) {
  const { date } = useFormat();
  return (
    <div className={styles.said}>
      <Quote
        by={
          <FormattedMessage
            id={requested ? 'wishes.byFor' : 'wishes.by'}
            values={{
              service: requested ? nameIn(requested) : '',
              name: name ?? '',
              own: String(name === undefined),
              date: date(askedAt),
              people: people ?? 0,
            }}
          />
        }
      >
        {reason}
      </Quote>
      {answer && !withoutAnswer && <Answer answer={answer} />}
    </div>
  );
}

/** Shows what administrators said. */
export function Answer({ answer: { text, by, at } }: { readonly answer: NonNullable<OwnWish['answer']> }) {
  const { date } = useFormat();
  return (
    <div className={styles.answer}>
      <Quote by={<FormattedMessage id="wishes.answerBy" values={{ name: by, date: date(at) }} />}>
        {text}
      </Quote>
    </div>
  );
}
