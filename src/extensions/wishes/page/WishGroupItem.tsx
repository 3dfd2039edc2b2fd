import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { RefusedLine } from '../../changeSets/contract/changeSet';
import type { Failure } from '../../../contracts/domain/failure';
import type { WishGroup, WishState } from '../contract/wishes.wire';
import { obstacleMessages } from '../../changeSets/obstacleMessages';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Disclosure } from '../../../ui/page/Disclosure';
import { FailureText } from '../../../ui/notices/FailureText';
import { Reason } from '../../../ui/notices/Reason';
import { Answer, WishText } from './WishText';
import { TakenTogether, TakeTogether } from './Together';
import type { Merging } from './useMerging';
import type { TakingUp } from './useTakingUp';
import { WishedService } from './WishedService';
import styles from './Wishes.module.css';

interface WishGroupItemProps {
  readonly group: WishGroup;
  readonly taking: TakingUp | undefined;
  readonly merging: Merging;
}

/** Number of sentences that are shown at first. */
const SHOWN = 3;
/** States in which a service cannot be added to the change set (again). */
const TAKEN: readonly WishState[] = ['gathered', 'requested', 'invited', 'connected', 'gone'];

/** Shows who asks for a service and why, and lets an administrator answer, or have it connected. */
export function WishGroupItem({ group, taking, merging }: WishGroupItemProps) {
  const { wishes, count, people, state } = group;
  const rest = wishes.slice(SHOWN);
  const answers = new Map(wishes.flatMap(({ answer }) => (answer ? [[answer.at, answer] as const] : [])));
  const item = useRef<HTMLLIElement>(null);
  const justMerged = merging.includesMerged(group);
  // The pressed control has disappeared or moved.
  useEffect(() => {
    if (justMerged) item.current?.focus();
  }, [justMerged]);
  return (
    <li className={styles.item} ref={item} tabIndex={-1}>
      <WishedService about={group} />
      <p className={styles.count}>
        <FormattedMessage id="wishes.count" values={{ count, people }} />
      </p>
      <TakenTogether group={group} merging={merging} />
      {wishes.slice(0, SHOWN).map((wish) => (
        <WishText key={wish.id} wish={wish} name={wish.name} requested={wish.asked} withoutAnswer />
      ))}
      {rest.length > 0 && (
        <Disclosure label={<FormattedMessage id="wishes.others" values={{ count: count - SHOWN }} />}>
          {rest.map((wish) => (
            <WishText key={wish.id} wish={wish} name={wish.name} requested={wish.asked} withoutAnswer />
          ))}
          {count > wishes.length && (
            <p className="muted">
              <FormattedMessage id="wishes.unshown" values={{ count: count - wishes.length }} />
            </p>
          )}
        </Disclosure>
      )}
      {[...answers].map(([at, answer]) => (
        <Answer key={at} answer={answer} />
      ))}
      {state === 'gathered' && (
        <Reason>
          <FormattedMessage
            id="wishes.gathered"
            values={{ changes: (chunks) => <Link to="/changes">{chunks}</Link> }}
          />
        </Reason>
      )}
      {state === 'invited' && group.serviceId !== undefined && (
        <Reason>
          <FormattedMessage
            id="wishes.invited"
            values={{
              invitation: (chunks) => (
                <Link to={`/apps/${group.serviceId}/${group.serviceType}/about`}>{chunks}</Link>
              ),
            }}
          />
        </Reason>
      )}
      {state !== 'gone' && <Actions group={group} taking={taking} />}
      <TakeTogether group={group} merging={merging} />
    </li>
  );
}

function Actions({ group, taking }: Omit<WishGroupItemProps, 'merging'>) {
  const placeOf = useDialogPlace();
  const { serviceId: id, serviceType: type, service, serviceName, state, wishes } = group;
  const isAnswered = state !== 'open' && wishes.some(({ answer }) => answer);
  const refused = taking?.refused(group);
  const taken = TAKEN.includes(state);
  const actions = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is gone once the connection is among the changes.
  useEffect(() => {
    if (!taken || !pressed.current) return;
    pressed.current = false;
    actions.current?.querySelector('a')?.focus();
  }, [taken]);
  const name = <span className="visually-hidden">: {serviceName ?? service}</span>;
  if (id === undefined) return null;
  return (
    <>
      <div className={styles.actions} ref={actions}>
        {taking && !taken && (
          <Button
            small
            busy={taking.isOnItsWay(group)}
            onClick={() => {
              pressed.current = true;
              taking.take(group);
            }}
          >
            <FormattedMessage id="wishes.take" />
            {name}
          </Button>
        )}
        <ButtonLink small keepsPlace to={placeOf({ dialog: 'answer', service: { id, type } })}>
          <FormattedMessage id={isAnswered ? 'wishes.answerAgain' : 'wishes.answer'} />
          {name}
        </ButtonLink>
      </div>
      {refused && <Refused reason={refused} />}
    </>
  );
}

function Refused({ reason }: { readonly reason: RefusedLine | Failure }) {
  return (
    <Reason>
      {'kind' in reason ? (
        <FailureText failure={reason} />
      ) : (
        <FormattedMessage id={obstacleMessages[reason.obstacle]} values={{ key: reason.jiraKey ?? '' }} />
      )}
    </Reason>
  );
}
