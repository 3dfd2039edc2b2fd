import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useGetCatalogueQuery } from '../../api/catalogue.api';
import { failureIn } from '../../api/failureIn';
import type { ListedService } from '../../contracts/domain/services/catalogue';
import type { TodoSectionProps } from '../../extending/extension';
import { TodoGroup } from '../../extending/TodoGroup';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { WorkRow } from '../../ui/lists/WorkList';
import { securityRuleKinds } from './contract/securityRules';
import type { SecurityRules } from './contract/securityRules.wire';
import { isShown } from './page/listedRows';
import { withFilter } from './page/securityAddress';
import { filterMessages } from './page/securityMessages';
import { useSecurityRows } from './page/useSecurityRows';
import './security.texts';
import { useRules } from './useRules';

/** Counts the connected services that do not meet the rules of the institution, by rule. */
export function SecurityTodo({ onKnown }: TodoSectionProps) {
  const catalogue = useGetCatalogueQuery();
  const { query, rules } = useRules();
  const services = catalogue.data?.services;
  if (services && rules) return <Gaps services={services} rules={rules} onKnown={onKnown} />;
  const failed = [catalogue, query].find(({ error }) => error);
  return (
    <TodoGroup
      title={<FormattedMessage id="security.todo" />}
      rows={undefined}
      failure={failed?.error && failureIn(failed.error)}
      onRetry={() => void failed?.refetch()}
      onKnown={onKnown}
    />
  );
}

interface GapsProps extends TodoSectionProps {
  readonly services: readonly ListedService[];
  readonly rules: SecurityRules;
}

function Gaps({ services, rules, onKnown }: GapsProps) {
  const { rows, state } = useSecurityRows(services, rules);
  const off = rows.filter((row) => isShown(row, 'off')).length;
  const kinds = securityRuleKinds.flatMap((kind) => {
    const found = rows.filter((row) => isShown(row, kind));
    return found.length > 0 ? [{ kind, found }] : [];
  });
  return (
    <TodoGroup
      title={<FormattedMessage id="security.todo" />}
      note={<FormattedMessage id="security.todo.note" values={{ off, total: rows.length }} />}
      rows={
        state === 'coming'
          ? undefined
          : kinds.map(({ kind, found }) => {
              const to = `/security${withFilter('', kind)}`;
              return (
                <WorkRow
                  key={kind}
                  name={
                    <>
                      <FormattedMessage id={filterMessages[kind]} /> (
                      <FormattedNumber value={found.length} />)
                    </>
                  }
                  to={to}
                  actions={
                    <ButtonLink small to={to}>
                      <FormattedMessage id="security.todo.show" />
                    </ButtonLink>
                  }
                />
              );
            })
      }
      onKnown={onKnown}
    />
  );
}
