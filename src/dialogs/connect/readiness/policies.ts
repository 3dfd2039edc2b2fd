import { isAbout } from '../../../contracts/domain/policies/policy';
import type { NamedPolicy } from '../../../machines/connection/connection.subject';
import { filledLists, type Line, type Situation } from './line';

/** Returns which authorization policies name the service; nothing if there is nothing to report. */
export function policiesLine({ subject: { entityId, policyRequired }, policies: read }: Situation): Line[] {
  if (typeof read === 'string') return policyRequired ? [notKnown[read]] : [];
  const policies = read.filter((policy) => isAbout(policy, entityId));
  if (policies.length === 0) return policyRequired ? [none] : [];
  const active = policies.filter((policy) => policy.active);
  const inactive = policies.filter((policy) => !policy.active);
  const open = policyRequired && active.length === 0;
  return [
    {
      key: 'policies',
      topic: 'connect.topic.policies',
      links: [],
      kind: open ? 'gap' : 'ok',
      title: { id: 'connect.check.policies', values: { count: policies.length } },
      text: [
        { id: 'connect.policies.active', values: { count: active.length } },
        ...(open ? [{ id: 'connect.policies.open' }] : []),
        ...(policyRequired ? [] : [{ id: 'connect.policies.off' }]),
      ],
      more: {
        label: 'connect.policies.show',
        lists: filledLists([
          { title: 'connect.policies.list.active', names: namesOf(active) },
          { title: 'connect.policies.list.inactive', names: namesOf(inactive) },
        ]),
      },
    },
  ];
}

/** Only what is known is a reason to warn. */
const notKnown = {
  coming: fact('connect.check.policy.coming'),
  unread: fact('connect.check.policy.unread'),
};

function fact(text: string): Line {
  return {
    key: 'policies',
    topic: 'connect.topic.policies',
    links: [],
    kind: 'fact',
    title: { id: 'connect.check.policy' },
    text: [{ id: text }],
  };
}

const none: Line = {
  key: 'policies',
  topic: 'connect.topic.policies',
  links: [],
  kind: 'gap',
  title: { id: 'connect.check.noPolicy' },
  text: [{ id: 'connect.check.noPolicy.text' }],
};

function namesOf(policies: readonly NamedPolicy[]): readonly string[] {
  return policies.map(({ name }) => name);
}
