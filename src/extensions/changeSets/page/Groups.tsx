import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/marks/Icon';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { ChangedValues } from '../ChangedValues';
import type { GatheredLine } from '../contract/changeSet';
import { subjects, type Group } from '../grouped';
import { obstacleMessages } from '../obstacleMessages';
import type { Removal } from './useRemoval';
import styles from './Changes.module.css';

interface GroupsProps {
  readonly groups: readonly Group[];
  /** Lines that contradict the disconnection of their service. */
  readonly contradictory: ReadonlySet<GatheredLine>;
  /** Returns who added a line, and when. Empty: the page says it once for all. */
  readonly addedOf: (line: GatheredLine) => string;
  readonly removal: Removal;
}

/** Shows each service once, with its changes below one another, and what is in their way. */
export function Groups({ groups, contradictory, addedOf, removal }: GroupsProps) {
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <li key={group.key} className={styles.group}>
          <ServiceCell group={group} addedOf={addedOf} removal={removal} />
          <ul className={styles.lines}>
            {group.lines.map((line) => (
              <Line key={line.id} line={line} group={group} addedOf={addedOf} removal={removal} />
            ))}
            {group.lines.some((line) => contradictory.has(line)) && (
              <li>
                <Warning>
                  <FormattedMessage id="changes.contradictory.service" />
                </Warning>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface PartProps extends Pick<GroupsProps, 'addedOf' | 'removal'> {
  readonly group: Group;
}

function ServiceCell({ group: { name, lines }, addedOf, removal }: PartProps) {
  const added = sameOf(lines, addedOf);
  const ids = lines.map(({ id }) => id);
  const [first] = lines;
  return (
    <div className={styles.service}>
      {first?.serviceId === undefined ? (
        name
      ) : (
        <Link to={`/apps/${first.serviceId}/${first.serviceType}`}>{name}</Link>
      )}
      {added && <p className="small muted">{added}</p>}
      {lines.length > 1 && (
        <Button
          small
          look="quiet"
          busy={ids.every((id) => removal.going.includes(id))}
          onClick={() => removal.remove(ids)}
        >
          <FormattedMessage id="changes.removeService" values={{ count: lines.length }} />
          <span className="visually-hidden">, {name}</span>
        </Button>
      )}
    </div>
  );
}

function Line({ line, group, addedOf, removal }: PartProps & { readonly line: GatheredLine }) {
  const { levelLabels } = usePerson().installation;
  const isOther = sameOf(group.lines, addedOf) === undefined;
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <ChangedValues line={line} levelLabels={levelLabels} />
        {isOther && <p className="small muted">{addedOf(line)}</p>}
        <Remark line={line} />
      </div>
      <Button
        small
        look="quiet"
        busy={removal.going.includes(line.id)}
        onClick={() => removal.remove([line.id])}
      >
        <FormattedMessage id="changes.remove" />
        <span className="visually-hidden">
          , {group.name}, <FormattedMessage id={subjects[line.kind]} />
        </span>
      </Button>
    </li>
  );
}

/** Returns the text that all of the lines have; undefined if they differ. */
export function sameOf(
  lines: readonly GatheredLine[],
  textOf: (line: GatheredLine) => string,
): string | undefined {
  const [text, ...others] = new Set(lines.map(textOf));
  return others.length === 0 ? text : undefined;
}

/** Says why the line cannot be sent now, or was not accepted, or that its subject has been changed in the meantime. */
function Remark({
  line: { obstacle, jiraKey = '', refused, changedSince },
}: {
  readonly line: GatheredLine;
}) {
  const { dateTime } = useFormat();
  if (obstacle)
    return (
      <Warning>
        <FormattedMessage
          id={obstacleMessages[obstacle]}
          values={{ key: <TicketKey>{jiraKey}</TicketKey> }}
        />
      </Warning>
    );
  if (refused)
    return (
      <Warning>
        <FormattedMessage
          id={refused.why ? 'changes.refusedBecause' : 'changes.refused'}
          values={{ when: dateTime(refused.at), why: <q>{refused.why}</q> }}
        />
      </Warning>
    );
  return changedSince ? (
    <p className="small muted">
      <FormattedMessage id="changes.changedSince" />
    </p>
  ) : null;
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
