import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useGetPoliciesQuery } from '../../../api/policies.api';
import { isAbout } from '../../../contracts/domain/policies/policy';
import { mayReadPolicies } from '../../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { LevelTag } from '../../../i18n/levels';
import { usePerson } from '../../../store/person';
import { Tag, Tags } from '../../../ui/marks/Tag';
import { pathOf } from '../address';
import styles from '../ServiceView.module.css';

/** Shows of a connected service the level that it asks for itself, and how many policies are about it (REQUIREMENTS 101, 102). */
export function ConnectedFacts({ service }: { readonly service: ServiceDetail }) {
  const skip = !mayReadPolicies(usePerson().roles);
  const { data, isError } = useGetPoliciesQuery(undefined, { skip });
  const level = service.minimalLevel;
  const count = data?.filter((policy) => isAbout(policy, service.entityId)).length;
  return (
    <div className={styles.tags}>
      <Tags>
        {level && (
          <Tag>
            <LevelTag uri={level} />
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
    </div>
  );
}
