import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { savedAddress } from '../contract/savedSearch';
import { fullAddress } from '../../../lib/basePath';
import type { SavedSearchDraft, savedSearchMachine } from './savedSearch.machine';
import { Banner } from '../../../ui/notices/Banner';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { TypedButton } from '../../../ui/form/TypedButton';
import { CloseButton } from '../../../dialogs/frame/buttons';
import { Notice } from '../../../dialogs/frame/Notice';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { DoneButton } from '../../../dialogs/shared/results';
import { SearchForm } from './SearchForm';

type Props = PanelProps<typeof savedSearchMachine>;

export function NamingPanel({ actor }: Props) {
  return (
    <SearchForm
      actor={actor}
      intro={
        <p>
          <FormattedMessage id="searches.naming.text" />
        </p>
      }
    />
  );
}

export function RenamingPanel({ actor }: Props) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  return (
    <SearchForm
      actor={actor}
      intro={
        <p>
          <FormattedMessage id="searches.renaming.text" />
        </p>
      }
    >
      <div className="row">
        <CopyAddress actor={actor} />
        <TypedButton<SavedSearchDraft>
          look="danger"
          onPress={(typed) => actor.send({ type: 'removal.requested', draft: typed ?? draft })}
        >
          <FormattedMessage id="searches.remove" />
        </TypedButton>
      </div>
    </SearchForm>
  );
}

/** Another one has the name that was typed. */
export function NameTakenPanel({ actor }: Props) {
  const name = useSelector(actor, ({ context }) => context.draft?.name.trim() ?? '');
  return (
    <SearchForm
      actor={actor}
      intro={
        <Banner tone="error" live>
          <FormattedMessage id="searches.nameTaken.text" values={{ name }} />
        </Banner>
      }
    />
  );
}

export function SavedPanel({ actor }: Props) {
  const name = useSelector(actor, ({ context }) => context.own?.name ?? '');
  return (
    <Notice tone="success" footer={<DoneButton />}>
      <p>
        <FormattedMessage id="searches.saved.text" values={{ name }} />
      </p>
      <p>
        <FormattedMessage id="searches.saved.share" />
      </p>
      <CopyAddress actor={actor} />
    </Notice>
  );
}

export function NoRoomPanel() {
  return (
    <Notice
      tone="warning"
      footer={
        <>
          <CloseButton />
          <ButtonLink look="primary" to="/watching">
            <FormattedMessage id="searches.manage" />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage id="searches.noRoom.text" />
      </p>
    </Notice>
  );
}

export function RemovedPanel() {
  return (
    <Notice tone="success" footer={<DoneButton />}>
      <p>
        <FormattedMessage id="searches.removed.text" />
      </p>
    </Notice>
  );
}

/** Everyone who may see the list can use the address; their own rights decide what they see. */
function CopyAddress({ actor }: Props) {
  const intl = useIntl();
  const query = useSelector(actor, ({ context }) => context.query);
  return (
    <CopyButton
      small
      withText
      label={intl.formatMessage({ id: 'searches.copy' })}
      value={fullAddress(savedAddress(query))}
    />
  );
}
