import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useGetPoliciesQuery } from '../../api/policies.api';
import { levelOf } from '../../contracts/domain/level';
import { mayReadPolicies } from '../../contracts/domain/rights';
import type { ServiceDetail } from '../../contracts/domain/service';
import { usePerson } from '../../store/person';
import { Tag, Tags } from '../../ui/Tag';
import { pathOf } from './address';

/** Shows which level a connected service demands itself, and how many policies name it (REQUIREMENTS 101, 102). */
export function ConnectedFacts({ service }: { readonly service: ServiceDetail }) {
  const skip = !mayReadPolicies(usePerson().roles);
  const { data, isError } = useGetPoliciesQuery(undefined, { skip });
  const level = levelOf(service.minimalLevel ?? '');
  const count = data?.filter(({ services }) => services.includes(service.entityId)).length;
  return (
    <Tags>
      {level && (
        <Tag>
          <FormattedMessage id="services.setting.level" values={{ level: String(level.rank) }} />
        </Tag>
      )}
      {count !== undefined && !isError && (
        <Tag>
          <Link to={`${pathOf(service, 'settings')}/authorization_policies`}>
            <FormattedMessage id="service.policies" values={{ count }} />
          </Link>
        </Tag>
      )}
    </Tags>
  );
}
