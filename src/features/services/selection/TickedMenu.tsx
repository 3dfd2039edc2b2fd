import { FormattedMessage } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import { useAppDispatch } from '../../../store/hooks';
import { servicesTicked } from '../../../store/selection.slice';
import { buttonClass } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/marks/Icon';
import { Menu, MenuGroup } from '../../../ui/actions/Menu';

interface TickedMenuProps {
  readonly ticked: readonly ListedService[];
  /** Called when the last row is unticked. */
  readonly onLast: () => void;
}

/**
 * Shows the number of ticked services, and lists their names when it is opened, since some may be on other
 * pages.
 */
export function TickedMenu({ ticked, onLast }: TickedMenuProps) {
  const dispatch = useAppDispatch();

  function takeOut(service: ListedService) {
    if (ticked.length === 1) onLast();
    else dispatch(servicesTicked({ keys: [keyOf(service)], on: false }));
  }

  return (
    <Menu
      buttonClass={buttonClass({ look: 'quiet', small: true })}
      face={
        <>
          <b className="numbers">
            <FormattedMessage id="selection.count" values={{ count: ticked.length }} />
          </b>
          <Icon name="down" />
        </>
      }
    >
      <MenuGroup label={<FormattedMessage id="selection.which" />}>
        {ticked.map((service) => (
          <li key={keyOf(service)}>
            <button type="button" onClick={() => takeOut(service)}>
              <span>
                {service.name}
                <span className="visually-hidden">
                  , <FormattedMessage id="selection.takeOut" />
                </span>
              </span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </MenuGroup>
    </Menu>
  );
}
