import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCatalogueQuery } from '../../../api/catalogue.api';
import { failureIn } from '../../../api/failureIn';
import type { Catalogue } from '../../../contracts/domain/services/catalogue';
import { InstitutionHead } from '../../../features/institution/InstitutionHead';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { useLate } from '../../../ui/useLate';
import type { SecurityRules } from '../contract/securityRules.wire';
import type { RulesActor } from './RulesForm';
import type { RulesEditing } from './RulesSection';
import { SecurityMatrix } from './SecurityMatrix';
import { type GatheringActor, useGathered } from './useEdits';
import { useSecurityRows } from './useSecurityRows';
import { useRules } from '../useRules';
import '../security.texts';

interface SecurityPageProps {
  readonly saving: RulesActor | undefined;
  readonly gathering: GatheringActor | undefined;
}

/** Shows the page `/security`: the security of each connected service, and which rules it breaks. */
export function SecurityPage({ saving, gathering }: SecurityPageProps) {
  const intl = useIntl();
  const catalogue = useGetCatalogueQuery();
  const { query, rules, version } = useRules();
  const { coming: setComing } = useGathered();
  const failed = [catalogue, query].find(({ data, error }) => !data && error);
  const services = catalogue.data?.services;
  return (
    <Page compact above={<InstitutionHead />} title={intl.formatMessage({ id: 'security.title' })}>
      {failed ? (
        <LoadFailed
          failure={failureIn(failed.error ?? {})}
          title={<FormattedMessage id="security.failed" />}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : services && rules && saving && gathering ? (
        <Secured
          services={services}
          rules={rules}
          editing={version === undefined ? undefined : { actor: saving, version }}
          gathering={gathering}
          setComing={setComing}
        />
      ) : (
        <Skeleton rows={8} shape="text" />
      )}
    </Page>
  );
}

interface SecuredProps extends Pick<Catalogue, 'services'> {
  readonly rules: SecurityRules;
  readonly editing: RulesEditing | undefined;
  readonly gathering: GatheringActor;
  /** The content of the change set is not known yet. */
  readonly setComing: boolean;
}

/** Milliseconds that the table waits for all that it shows, which would move those that are there. */
const timeoutMs = 2_000;

function Secured({ services, rules, setComing, ...actors }: SecuredProps) {
  const load = useSecurityRows(services, rules);
  const coming = load.state === 'coming' || setComing;
  const late = useLate(coming, timeoutMs);
  // Once the table is shown it stays, even while something is loaded again.
  const [isSettled, setIsSettled] = useState(false);
  if (!isSettled && (!coming || late)) setIsSettled(true);
  if (!isSettled) return <Skeleton rows={8} shape="text" />;
  if (load.rows.length === 0)
    return (
      <Empty title={<FormattedMessage id="security.empty" />}>
        <ButtonLink to="/apps/all">
          <FormattedMessage id="security.toAll" />
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      {load.state === 'failed' && (
        <Banner
          tone="warning"
          live
          action={
            <Button small icon="retry" onClick={load.retry}>
              <FormattedMessage id="ui.retry" />
            </Button>
          }
        >
          <FormattedMessage id="security.partly" />
        </Banner>
      )}
      <SecurityMatrix {...load} {...actors} rules={rules} />
    </>
  );
}
