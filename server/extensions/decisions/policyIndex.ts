import type {
  Decision,
  JudgedPolicy,
  Login,
  ReadyPolicy,
} from '../../../src/contracts/domain/policies/decision/decision.types';
import { decide } from '../../../src/contracts/domain/policies/decision/evaluate';
import { isWide } from '../../../src/contracts/domain/policies/policy';
import type { StateName } from '../../modules/policies/policies.module';

/** A policy that is ready to evaluate. */
export interface IndexedPolicy {
  readonly state: StateName;
  readonly ready: ReadyPolicy;
}

/** Policies by the identity provider that they name; `''` for policies that name none. */
type ByInstitution = Map<string, Placed[]>;

interface Placed {
  readonly place: number;
  readonly ready: ReadyPolicy;
}

/**
 * Finds the policies that can apply to a login without reading the others: those that name its service, and those for
 * services which they do not name. The rules alone make the decision.
 */
export class PolicyIndex {
  readonly byId: ReadonlyMap<string, IndexedPolicy>;
  private readonly byService = new Map<string, ByInstitution>();
  private readonly wide: ByInstitution = new Map();

  /** Takes the policies in the order of the answer. */
  constructor(policies: readonly IndexedPolicy[]) {
    this.byId = new Map(policies.map((policy) => [policy.state.id, policy]));
    policies.forEach(({ ready }, index) => {
      if (!ready.policy.active) return;
      for (const group of this.groupsFor(ready.policy)) {
        for (const institution of namedBy(ready.policy)) add(group, institution, { place: index, ready });
      }
    });
  }

  decide(login: Login): Decision {
    const groups = [this.byService.get(login.service), this.wide];
    const found = groups.flatMap((group) =>
      [...new Set(['', login.institution])].flatMap((institution) => group?.get(institution) ?? []),
    );
    const inOrder = found.sort((a, b) => a.place - b.place).map(({ ready }) => ready);
    return decide(inOrder, login);
  }

  private groupsFor(policy: JudgedPolicy): ByInstitution[] {
    if (isWide(policy)) return [this.wide];
    return [...new Set(policy.services)].map((service) => {
      const group = this.byService.get(service) ?? new Map();
      this.byService.set(service, group);
      return group;
    });
  }
}

function namedBy({ institutions }: JudgedPolicy): readonly string[] {
  return institutions.length === 0 ? [''] : [...new Set(institutions)];
}

function add(group: ByInstitution, institution: string, placed: Placed): void {
  const list = group.get(institution);
  if (list) list.push(placed);
  else group.set(institution, [placed]);
}
