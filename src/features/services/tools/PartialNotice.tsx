import { FormattedMessage } from 'react-intl';
import '../../../i18n/texts/partialList';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import type { Parts } from '../useAccessSettings';

const texts = {
  policies: 'services.partial.policies',
  consents: 'services.partial.consents',
  tickets: 'services.partial.tickets',
} as const satisfies Record<keyof Parts, string>;

const all = ['policies', 'consents', 'tickets'] as const;

interface PartialNoticeProps {
  readonly parts: Parts;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Says which parts of the list did not load, and lets people try again. */
export function PartialNotice({ parts, onRetry, retrying }: PartialNoticeProps) {
  const failed = all.filter((part) => parts[part] === 'failed');
  if (failed.length === 0) return null;
  return (
    <Banner
      tone="warning"
      live
      action={
        <Button small onClick={onRetry} busy={retrying} icon="retry">
          <FormattedMessage id="ui.retry" />
        </Button>
      }
    >
      {failed.map((part) => (
        <p key={part}>
          <FormattedMessage id={texts[part]} />
        </p>
      ))}
    </Banner>
  );
}
