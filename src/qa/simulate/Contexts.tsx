import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { KeyValue } from '../../ui/lists/KeyValue';
import { Tag } from '../../ui/marks/Tag';
import { Json, jsonOf } from './Json';
import type { Frame, Level } from '../steps/simulation';
import styles from './Simulate.module.css';

export interface ContextsProps {
  readonly frame: Frame;
  readonly before: Frame | undefined;
}

/**
 * Shows the contexts of the machines at work, the innermost first. What the last step changed is marked, with its old
 * value.
 */
export function Contexts({ frame, before }: ContextsProps) {
  return frame.levels
    .map((level, depth) => {
      const past = before?.levels[depth];
      const same = past?.machine.id === level.machine.id ? past : undefined;
      return (
        <Section
          key={level.machine.id}
          title={<FormattedMessage id="qa.context.title" values={{ machine: level.machine.id }} />}
        >
          <Context level={level} past={same} />
        </Section>
      );
    })
    .reverse();
}

function Context({ level, past }: { readonly level: Level; readonly past: Level | undefined }) {
  const now: Members = level.snapshot.context;
  const then: Members | undefined = past?.snapshot.context;
  return (
    <KeyValue
      items={Object.keys(now).map((member) => {
        const was = then && jsonOf(then[member]);
        const changed = was !== undefined && was !== jsonOf(now[member]);
        return {
          key: member,
          term: (
            <span className={styles.member}>
              <code>{member}</code>
              {changed && (
                <Tag tone="info">
                  <FormattedMessage id="qa.context.changed" />
                </Tag>
              )}
            </span>
          ),
          value: (
            <>
              <Json value={now[member]} />
              {changed && (
                <div className={styles.was}>
                  <FormattedMessage id="qa.context.was" />
                  <Json value={then?.[member]} />
                </div>
              )}
            </>
          ),
        };
      })}
    />
  );
}

type Members = Readonly<Record<string, unknown>>;
