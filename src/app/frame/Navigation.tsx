import { Suspense, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { whenIdle } from '../../lib/whenIdle';
import { whenQuiet } from '../../lib/whenQuiet';
import { useTodo } from '../../extending/extensions';
import { usePerson } from '../../store/person';
import { Count } from '../../ui/lists/Count';
import { Icon } from '../../ui/marks/Icon';
import { buttonClass } from '../../ui/actions/Button';
import { classes } from '../../ui/classes';
import { placed } from '../../lib/basePath';
import { useFollowBy } from '../../ui/address/useFollow';
import { expectPage, loadAhead } from '../pages/routeAt';
import { useFramePlace } from './framePlace';
import { isCurrent, navigationItems } from './navigationItems';
import { useAwaitingCount } from './useAwaitingCount';
import styles from './Navigation.module.css';

const ID = 'navigation';

/** Shows the menu in a row; below 60em it is a native popover behind a button. */
export function Navigation() {
  const intl = useIntl();
  const { pathname, navigate } = useFramePlace();
  const person = usePerson();
  const items = navigationItems(person, pathname);
  const awaiting = useAwaitingCount(
    !person.installation.ticketSystemDown && items.some(({ key }) => key === 'tickets'),
  );
  const todo = useTodo();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, awaiting.count);
  // One number: that of the page To do where there is one, else that of the tickets.
  const counted = items.some(({ key }) => key === 'todo') ? 'todo' : 'tickets';
  const panel = useRef<HTMLElement>(null);
  // A prerendered page contains nothing whose code loads later, and the page itself loads first.
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // The page of a service first: the list leads to it.
  const ahead = useEffectEvent(() => void loadAhead(['/apps/0/saml20_sp', ...items.map(({ to }) => to)]));
  useEffect(() => whenQuiet(() => ahead()), []);
  const follow = useFollowBy(navigate, true);

  function chosen(key: string, event: MouseEvent<HTMLAnchorElement>) {
    panel.current?.hidePopover();
    if (key === 'tickets') awaiting.expectList();
    if (key === 'tickets' || key === 'todo') awaiting.refresh();
    follow(event);
  }

  return (
    <>
      <button className={classes(styles.toggle, buttonClass({}))} type="button" popoverTarget={ID}>
        <Icon name="menu" />
        <span>
          <FormattedMessage id="nav.menu" />
        </span>
        {waiting > 0 && <span className={styles.dot} aria-hidden="true" />}
      </button>
      <nav
        className={styles.navigation}
        id={ID}
        popover="auto"
        ref={panel}
        aria-label={intl.formatMessage({ id: 'nav.label' })}
      >
        {items.map((item) => (
          <a
            key={item.key}
            href={placed(item.to === '/apps' ? '/' : item.to)}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
            onClick={(event) => chosen(item.key, event)}
            onPointerEnter={() => expectPage(item.to)}
            onFocus={() => expectPage(item.to)}
          >
            <FormattedMessage id={item.messageId} />
            {item.key === counted && waiting > 0 && (
              <Count
                value={waiting}
                action={person.roles.admin}
                label={intl.formatMessage({ id: person.roles.admin ? 'nav.waiting' : 'nav.waiting.others' })}
              />
            )}
          </a>
        ))}
        {idle &&
          todo.map(
            ({ kind, Count: Counted }) =>
              Counted && (
                <Suspense key={kind}>
                  <Counted onCount={(count) => setCounts((all) => ({ ...all, [kind]: count }))} />
                </Suspense>
              ),
          )}
      </nav>
    </>
  );
}
