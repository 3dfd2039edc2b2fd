import { useIntl } from 'react-intl';
import { Page } from '../../ui/page/Page';
import { InviteNotice } from './connection/InviteNotice';
import type { InviteLink } from './connection/useInviteLink';
import { useListCrumb } from './useListCrumb';

/** Shows the page of an invite link whose service this person does not see, or not yet. */
export function InvitePage({ link }: { readonly link: InviteLink }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'service.invitation.title' }, { key: link.key });
  return (
    <Page title={title} breadcrumbs={[useListCrumb(), { key: 'invitation', label: title }]}>
      <InviteNotice link={link} service="" />
    </Page>
  );
}
