import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { WishDraft } from './wish.draft';
import type { wishMachine } from './wish.machine';
import { TypedButton } from '../../../ui/form/TypedButton';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { useNames } from '../../../dialogs/shared/useRequest';
import { WishForm } from './WishForm';

type Props = PanelProps<typeof wishMachine>;

/** Asks for a service for the first time. */
export function AskingPanel({ actor }: Props) {
  const names = useNames(actor);
  return (
    <WishForm actor={actor} submit="wish.ask">
      <p>
        <FormattedMessage id="wish.asking.text" values={names} />
      </p>
    </WishForm>
  );
}

/** Changes what was asked, or takes it back. */
export function ChangingPanel({ actor }: Props) {
  const names = useNames(actor);
  const draft = useSelector(actor, ({ context }) => context.draft);
  return (
    <WishForm actor={actor} submit="wish.change">
      <p>
        <FormattedMessage id="wish.changing.text" values={names} />
      </p>
      <div>
        <TypedButton<WishDraft>
          onPress={(typed) => actor.send({ type: 'withdrawal.requested', draft: typed ?? draft })}
        >
          <FormattedMessage id="wish.withdraw" />
        </TypedButton>
      </div>
    </WishForm>
  );
}
