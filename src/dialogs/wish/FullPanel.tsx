import { FormattedMessage } from 'react-intl';
import { MOST_WISHES } from '../../contracts/domain/wishes';
import type { wishMachine } from '../../machines/wish/wish.machine';
import { ButtonLink } from '../../ui/ButtonLink';
import { CloseFooter } from '../frame/buttons';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';
import { useNames } from '../shared/useRequest';

/** Says that one person can ask for no more, and leads to the wishes of which one can go. */
export function FullPanel({ actor }: PanelProps<typeof wishMachine>) {
  const names = useNames(actor);
  const footer = (
    <>
      <ButtonLink to="/wishes">
        <FormattedMessage id="wishes.all" />
      </ButtonLink>
      <CloseFooter />
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage id="wish.full.text" values={{ ...names, most: MOST_WISHES }} />
      </p>
    </Notice>
  );
}
