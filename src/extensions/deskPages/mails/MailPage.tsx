import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { failureIn } from '../../../api/failureIn';
import { useGetMailQuery } from '../mails.api';
import '../mails.texts';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { useDeskCrumb } from '../queue/useDeskCrumb';
import { MailView } from './MailView';

/** Shows the page `/desk/mails/{id}`: a mail as its recipient read it. */
export function MailPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const mails = `/desk/mails${useList()}`;
  const known = /^\d{1,9}$/.test(id);
  const {
    currentData: mail,
    error,
    isFetching,
    refetch,
  } = useGetMailQuery(id, {
    skip: !known,
    refetchOnMountOrArgChange: true,
  });
  const failure = error && failureIn(error);
  const missing = !known || failure?.kind === 'notFound';
  return (
    <Page
      title={mail?.subject ?? intl.formatMessage({ id: 'mails.mail' }, { id })}
      titleLang={mail?.language}
      breadcrumbs={[
        ...useDeskCrumb(),
        { key: 'mails', label: <FormattedMessage id="desk.tab.mails" />, to: mails },
        { key: 'mail', label: intl.formatMessage({ id: 'mails.mail' }, { id }) },
      ]}
    >
      {missing && (
        <Empty
          title={<FormattedMessage id="mails.missing" />}
          action={
            <ButtonLink to={mails}>
              <FormattedMessage id="mails.back" />
            </ButtonLink>
          }
        />
      )}
      {failure && !missing && (
        <LoadFailed
          failure={failure}
          title={<FormattedMessage id="mails.failed.mail" />}
          stale={mail !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {known && !mail && !error && <Skeleton rows={8} shape="text" />}
      {mail && !missing && <MailView mail={mail} />}
    </Page>
  );
}

/** Returns the query of the list that the person came from; '' if there is none. */
function useList(): string {
  const { state } = useLocation();
  const given: { readonly mails?: unknown } = typeof state === 'object' && state !== null ? state : {};
  return typeof given.mails === 'string' && given.mails.startsWith('?') ? given.mails : '';
}
