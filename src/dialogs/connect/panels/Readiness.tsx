import { FormattedMessage, useIntl } from 'react-intl';
import { CheckFold } from '../../../ui/fields/CheckFold';
import { Checklist, type Check } from '../../../ui/fields/Checklist';
import { Disclosure } from '../../../ui/page/Disclosure';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import type { Line, Situation, MessageWithValues } from '../readiness/line';
import { readinessOf } from '../readiness/readiness';
import styles from './Readiness.module.css';

interface ReadinessProps {
  readonly situation: Situation;
  /** Values for every message. */
  readonly names: Readonly<Record<'service' | 'organisation' | 'institution', string>>;
}

/** Shows what only the institution itself can check, below one line for everything that is in order. */
export function Readiness({ situation, names }: ReadinessProps) {
  const intl = useIntl();
  const { inOrder, toCheck } = readinessOf(situation);
  const checkOf = ({ key, kind, title, text, links, more }: Line): Check => {
    const say = ({ id, values }: MessageWithValues) => (
      <FormattedMessage id={id} values={{ ...names, ...values }} />
    );
    return {
      key,
      kind,
      title: say(title),
      ...(text.length > 0 && { text: text.map((message) => <span key={message.id}>{say(message)} </span>) }),
      ...(links.length > 0 && { link: <Links links={links} /> }),
      ...(more && { more: <More more={more} /> }),
    };
  };
  return (
    <div>
      {inOrder.length > 0 && (
        <CheckFold
          title={<FormattedMessage id="connect.ready.inOrder" values={{ count: inOrder.length }} />}
          about={intl.formatList(
            inOrder.map(({ topic }) => intl.formatMessage({ id: topic })),
            { type: 'unit' },
          )}
        >
          <Checklist checks={inOrder.map(checkOf)} />
        </CheckFold>
      )}
      <Checklist checks={toCheck.map(checkOf)} />
    </div>
  );
}

function Links({ links }: Pick<Line, 'links'>) {
  return (
    <span className={styles.links}>
      {links.map(({ href, label }) => (
        <NewTabLink key={label} href={href}>
          <FormattedMessage id={label} />
        </NewTabLink>
      ))}
    </span>
  );
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
              <dd key={index}>{typeof name === 'string' ? name : <FormattedMessage {...name} />}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
