import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../../i18n/useFormat';
import { Checklist, type Check } from '../../../ui/Checklist';
import { Disclosure } from '../../../ui/Disclosure';
import { LinkBeside } from '../../../ui/LinkBeside';
import type { Line, Situation, Words } from '../readiness/line';
import { readinessOf } from '../readiness/readiness';
import styles from './Readiness.module.css';

interface ReadinessProps {
  readonly situation: Omit<Situation, 'invitation'>;
  /** The form answers the invitation of the ticket. */
  readonly accepts: boolean;
  /** What every message may name. */
  readonly names: Readonly<Record<'service' | 'organisation' | 'institution', string>>;
}

/** Shows what will happen, what is in order, and what only the institution itself can tell. */
export function Readiness({ situation, accepts, names }: ReadinessProps) {
  const format = useFormat();
  const { ticket } = situation.subject;
  const invitation = accepts && ticket ? { key: ticket.key, since: format.date(ticket.requestedAt) } : null;
  const text = ({ id, values }: Words) => <FormattedMessage id={id} values={{ ...names, ...values }} />;
  return (
    <div className={styles.groups}>
      {readinessOf({ ...situation, invitation }).map(({ key, title, lines }) => (
        <section key={key} aria-labelledby={`ready-${key}`}>
          <h4 id={`ready-${key}`} className={styles.title}>
            {text({ id: title })}
          </h4>
          <Checklist checks={lines.map((line) => checkOf(line, text))} />
        </section>
      ))}
    </div>
  );
}

function checkOf({ key, kind, title, text, link, more }: Line, say: (words: Words) => ReactNode): Check {
  return {
    key,
    kind,
    title: say(title),
    ...(text.length > 0 && {
      text: text.map((words) => <span key={words.id}>{say(words)} </span>),
    }),
    ...(link && { link: <LinkBeside href={link.href}>{say({ id: link.label })}</LinkBeside> }),
    ...(more && { more: <More more={more} /> }),
  };
}

function More({ more: { label, lists } }: { readonly more: NonNullable<Line['more']> }) {
  return (
    <Disclosure label={<FormattedMessage id={label} />}>
      <dl className={styles.lists}>
        {lists.map(({ title, names }) => (
          <div key={title}>
            <dt>
              <FormattedMessage id={title} />
            </dt>
            {names.map((name, index) => (
              <dd key={`${index} ${name}`}>{name}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
