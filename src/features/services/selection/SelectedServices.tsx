import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import { comparePath, MOST_COMPARED } from '../../../contracts/domain/services/comparison';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectionCleared, selectTickedServices } from '../../../store/selection.slice';
import { SelectionLinks } from '../../../extending/SelectionLinks';
import { usePerson } from '../../../store/person';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { SelectionBar } from '../../../ui/actions/SelectionBar';
import type { AccessSettings } from '../accessSettings';
import { DownloadServices } from '../tools/DownloadServices';
import { composition, type Part } from './composition';
import { TickedMenu } from './TickedMenu';

interface SelectedServicesProps {
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
export function SelectedServices({ services, found, settings, after }: SelectedServicesProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { guest } = usePerson().roles;
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
    <SelectionBar
      label={intl.formatMessage({ id: 'selection.bar' })}
      count={ticked.length}
      menu={<TickedMenu ticked={ticked} onLast={clear} />}
      note={intl.formatList(partTexts, { type: 'unit' })}
      onClear={clear}
    >
      <SelectionLinks />
      {first && ticked.length > 1 && ticked.length <= MOST_COMPARED && (
        <ButtonLink small to={comparePath([first, ...others])}>
          <FormattedMessage id="selection.compare" />
        </ButtonLink>
      )}
      <DownloadServices services={ticked} />
    </SelectionBar>
  );
}
