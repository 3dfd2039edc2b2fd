import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { terms, type Term } from '../../i18n/terms';
import { termTexts } from '../../i18n/termTexts';
import { seeAlso } from './seeAlso';
import styles from './Glossary.module.css';

export interface EntryProps {
  readonly term: Term;
  /** True if the address names this word, which then has the focus and is highlighted. */
  readonly isTarget: boolean;
}

/** Shows a word, its meaning and related words. */
export function Entry({ term, isTarget }: EntryProps) {
  const intl = useIntl();
  const word = useRef<HTMLHeadingElement>(null);
  const others = seeAlso[term] ?? [];

  useEffect(() => {
    if (!isTarget) return;
    word.current?.focus({ preventScroll: true });
    word.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, [isTarget]);

  return (
    <section className={styles.entry} id={term} data-asked={isTarget || undefined}>
      <h2 ref={word} tabIndex={-1}>
        <FormattedMessage id={terms[term]} />
      </h2>
      <div>
        <p>
          <FormattedMessage id={termTexts[term]} />
        </p>
        {others.length > 0 && (
          <p className="muted small">
            <FormattedMessage
              id="glossary.see"
              values={{
                terms: intl.formatList(
                  others.map((other) => (
                    <Link key={other} to={`#${other}`}>
                      <FormattedMessage id={terms[other]} />
                    </Link>
                  )),
                  { type: 'unit' },
                ),
              }}
            />
          </p>
        )}
      </div>
    </section>
  );
}
