import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Section } from '../../ui/page/Section';
import { searchOf } from '../address';
import type { Visualiser } from '../useVisualiser';
import { actorTree } from './actors';
import type { ActorNow } from './situation';
import type { Live } from './useLive';
import styles from './Live.module.css';

interface ActorListProps {
  readonly live: Live;
  readonly visualiser: Visualiser;
  /** The actor whose picture is shown. */
  readonly actor: ActorNow | undefined;
}

/** Lists every actor that runs or ran, below the actor that started it. The choice is kept in the address. */
export function ActorList({ live: { situation }, visualiser: { shown }, actor: current }: ActorListProps) {
  const intl = useIntl();
  const to = (machine: string) => ({ search: searchOf({ ...shown, machine, selected: '' }) });
  return (
    <Section title={<FormattedMessage id="qa.live.actors" />}>
      <ul className={styles.actors} aria-label={intl.formatMessage({ id: 'qa.live.actors' })}>
        {actorTree(situation).map(({ actor, depth }) => (
          <li key={actor.actor} data-depth={Math.min(depth, 3)} data-ended={!actor.running || undefined}>
            <Link
              to={to(actor.machine)}
              aria-current={actor.actor === current?.actor ? 'true' : undefined}
              preventScrollReset
            >
              <code>{actor.machine}</code>
              <span>
                <code>{actor.state}</code>
                {!actor.running && (
                  <>
                    {' '}
                    <FormattedMessage id="qa.live.actor.ended" />
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.machine !== '' && (
        <Link to={to('')} preventScrollReset>
          <FormattedMessage id="qa.live.actors.last" />
        </Link>
      )}
    </Section>
  );
}
