import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import { comparePath, MOST_COMPARED } from '../../../contracts/domain/services/comparison';
import '../../../i18n/texts/selection';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectionCleared, selectTickedServices } from '../../../store/selection.slice';
import { useLinks } from '../../../extending/extensions';
import { usePerson } from '../../../store/person';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import type { AccessSettings } from '../accessSettings';
import { DownloadServices } from '../tools/DownloadServices';
import { composition, type Part } from './composition';
import { TickedMenu } from './TickedMenu';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** All services of the catalogue: ticks stay when filters change. */
  readonly services: readonly ListedService[];
  /** Services that the list has now, on all of its pages. */
  readonly found: readonly ListedService[];
  readonly settings: AccessSettings;
  /** Takes the focus when the bar disappears. */
  readonly after: RefObject<HTMLElement | null>;
}

const messages: Readonly<Record<Part['kind'], string>> = {
  connected: 'selection.connected',
  notConnected: 'selection.notConnected',
  underWay: 'selection.underWay',
  elsewhere: 'selection.elsewhere',
};

/** Shows how many services are ticked, how many of them are connected, and what can be done with all of them. */
export function SelectionBar({ services, found, settings, after }: SelectionBarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const links = useLinks('selectionLinks');
  const { guest } = usePerson().roles;
  const place = useDialogPlace();
  const keys = useAppSelector(selectTickedServices);
  const ticked = useMemo(() => {
    const wanted = new Set(keys);
    return services.filter((service) => wanted.has(keyOf(service)));
  }, [services, keys]);
  const [first, ...others] = ticked;
  const parts = useMemo(() => composition(ticked, found, settings, guest), [ticked, found, settings, guest]);
  const partTexts = parts.map(({ kind, count }) =>
    intl.formatMessage({ id: messages[kind] }, { count, whole: count === ticked.length ? 'yes' : 'no' }),
  );

  function clear() {
    after.current?.focus();
    dispatch(selectionCleared());
  }

  return (
    <div className={styles.bar} role="group" aria-label={intl.formatMessage({ id: 'selection.bar' })}>
      <TickedMenu ticked={ticked} onLast={clear} />
      <p className={styles.what}>{intl.formatList(partTexts, { type: 'unit' })}</p>
      {links.map((link) => {
        const opens = 'dialog' in link;
        return (
          <ButtonLink
            key={link.messageId}
            small
            to={opens ? place({ dialog: link.dialog }) : link.to}
            keepsPlace={opens}
          >
            <FormattedMessage id={link.messageId} />
          </ButtonLink>
        );
      })}
      {first && ticked.length > 1 && ticked.length <= MOST_COMPARED && (
        <ButtonLink small to={comparePath([first, ...others])}>
          <FormattedMessage id="selection.compare" />
        </ButtonLink>
      )}
      <DownloadServices services={ticked} />
      <span className={styles.clear}>
        <Button look="quiet" small onClick={clear}>
          <FormattedMessage id="selection.clear" />
        </Button>
      </span>
      <LiveRegion>
        <FormattedMessage id="selection.count" values={{ count: ticked.length }} />
      </LiveRegion>
    </div>
  );
}
