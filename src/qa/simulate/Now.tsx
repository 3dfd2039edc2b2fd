import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tag, Tags } from '../../ui/marks/Tag';
import { chartCalled } from '../charts';
import { useDescription } from '../descriptions';
import { textsOf } from '../chartText';
import { Json } from './Json';
import { frontOf, isOver, stateOf, type Level, type Levels } from '../steps/simulation';
import styles from './Simulate.module.css';

/** Shows the present state of each machine. Takes the focus when the element that had it has gone. */
export function Now({ levels }: { readonly levels: Levels }) {
  const chartText = textsOf(useIntl());
  const place = useRef<HTMLParagraphElement>(null);
  const front = frontOf(levels);
  const state = chartCalled(front.machine.id)?.states.find(({ key }) => key === stateOf(front));
  const description = useDescription(state?.description ?? '');

  const focused = useRef<Element>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (focused.current && !focused.current.isConnected) place.current?.focus({ preventScroll: true });
  }, [levels]);

  return (
    <div className={styles.now}>
      {levels.slice(0, -1).map((level) => (
        <p key={level.machine.id} className="muted">
          <FormattedMessage
            id="qa.simulate.inside"
            values={{ machine: <code>{level.machine.id}</code>, state: <code>{stateOf(level)}</code> }}
          />
        </p>
      ))}
      <p className={styles.place} tabIndex={-1} ref={place}>
        <code>{`${front.machine.id}.${stateOf(front)}`}</code>
      </p>
      {state && (
        <Tags>
          <Tag>{chartText.kind(state.kind)}</Tag>
          {state.tags
            .filter((tag) => tag !== state.kind)
            .map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
        </Tags>
      )}
      {state && state.title !== '' && <p>{chartText.title(state.title)}</p>}
      {description !== '' && <p className="muted">{description}</p>}
      {isOver(front) && <Over front={front} />}
    </div>
  );
}

function Over({ front: { snapshot, scenarios } }: { readonly front: Level }) {
  const decides = Object.keys({ ...scenarios.events, ...scenarios.answers }).length === 0;
  if (decides) return <FormattedMessage tagName="p" id="qa.simulate.decides" />;
  if (snapshot.output === undefined) return <FormattedMessage tagName="p" id="qa.simulate.overSilent" />;
  return (
    <>
      <p>
        <FormattedMessage id="qa.simulate.over" />
      </p>
      <Json value={snapshot.output} />
    </>
  );
}
