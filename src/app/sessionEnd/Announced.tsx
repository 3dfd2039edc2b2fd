import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { minutesUntil } from './minutesUntil';
import type { Notice } from './notices';

/** Says each notice once, with the minutes of that moment: a region that counted down would not be silent. */
export function Announced({
  notice,
  endsAt = 0,
}: {
  readonly notice: Notice | null;
  readonly endsAt?: number | undefined;
}) {
  return (
    <LiveRegion>
      {notice && <Once key={notice.textId} notice={notice} minutes={minutesUntil(endsAt, Date.now())} />}
    </LiveRegion>
  );
}

function Once({ notice, minutes }: { readonly notice: Notice; readonly minutes: number }) {
  const [atFirst] = useState(minutes);
  return (
    <>
      <FormattedMessage id={notice.titleId} />{' '}
      <FormattedMessage id={notice.textId} values={{ minutes: atFirst }} />
    </>
  );
}
