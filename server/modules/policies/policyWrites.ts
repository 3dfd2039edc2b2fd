import { randomUUID } from 'node:crypto';
import type { Policy, PolicyBody } from '../../../src/contracts/wire/policy';
import { onlyChanged, recordAudit } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import { type Requester, configuredLevels } from '../identity/identity.module';
import type { Tx } from '../../platform/storage/database';
import type { PolicyDocument } from './policyDocument';
import type { Notices } from './notices';
import { documentOf } from './policyBody';
import { checkNameIsFree, nameKeyOf } from './policyName';
import { checkParties, checkPartyIds } from './policyParties';
import { findPolicy, policyView, type FoundPolicy } from './policyQuestions';
import { isChangeable, reachOf } from './policyReach';
import { checkLevels } from './policyLevels';
import { deleteStates, lockPolicies, storeState } from './policyStates';
import { checkTexts } from './policyTexts';
import { checkAttributes } from './policyValues';

export type Writing = Pick<Dependencies, 'config' | 'now'> & { readonly notices: Notices };

/** Checks a state and saves it as the next one of its policy. Throws `validation`. */
async function save(
  { config, now }: Writing,
  tx: Tx,
  { person, institution }: Requester,
  document: PolicyDocument,
  before?: FoundPolicy['state'],
): Promise<FoundPolicy> {
  checkTexts(document);
  checkAttributes(document, config.policyAttributes, before?.document);
  checkLevels(document, new Set(configuredLevels(config.levels).map(({ uri }) => uri)));
  checkPartyIds(document);
  const reach = await reachOf(tx, institution, document.services);
  checkParties(document, reach, before?.document);
  const state = {
    id: before?.id ?? randomUUID(),
    number: (before?.number ?? 0) + 1,
    document,
    author: person.displayName || person.uid,
    authority: institution,
    savedAt: now(),
  };
  const nameKey = nameKeyOf(document.name);
  await checkNameIsFree(tx, nameKey, state.id);
  await storeState(tx, state, nameKey);
  return { state, reach };
}

/** Returns the policy if the institution may change it. Throws `not-found`, `forbidden`. */
async function expectChangeable(tx: Tx, institution: string, id: string): Promise<FoundPolicy> {
  const found = await findPolicy(tx, institution, id);
  if (!found)
    throw new ProblemError('not-found', { detail: 'The policy does not exist, or no longer exists' });
  const { state, reach } = found;
  if (!isChangeable(state.document, state.authority, reach)) {
    throw new ProblemError('forbidden', { detail: 'The policy is not for your institution to change' });
  }
  return found;
}

/** Creates a policy. Notifies operators if the service does not ask for decisions yet. Throws `validation`. */
export async function createPolicy(
  writing: Writing,
  tx: Tx,
  requester: Requester,
  body: PolicyBody,
): Promise<Policy> {
  await lockPolicies(tx);
  const made = await save(writing, tx, requester, documentOf(body));
  await recordPolicy(
    tx,
    'policy.created',
    requester,
    made.state,
    onlyChanged({}, { ...made.state.document }),
    writing.now(),
  );
  const { id: policy, document } = made.state;
  const named = document.servicesNegated ? [] : document.services;
  const services = named.filter((service) => !made.reach.services.get(service)?.enforced);
  if (services.length > 0) {
    const { institution } = requester;
    await writing.notices.enforcementMissing(tx, { policy, name: document.name, services, institution });
  }
  return policyView(tx, made);
}

/**
 * Stores the next state of a policy; the previous one stays as a revision. A body that names the edited state is
 * refused if there is a newer one, which the problem then carries; a body without that name replaces the stored state.
 * Throws `not-found`, `forbidden`, `policy-changed`, `validation`.
 */
export async function updatePolicy(
  writing: Writing,
  tx: Tx,
  requester: Requester,
  body: PolicyBody,
): Promise<Policy> {
  if (body.id === undefined) throw new ProblemError('validation', { detail: 'id: must name the policy' });
  await lockPolicies(tx);
  const found = await expectChangeable(tx, requester.institution, String(body.id));
  const { state } = found;
  if (body.revisionNbr !== undefined && body.revisionNbr < state.number) {
    throw new ProblemError('policy-changed', { policy: await policyView(tx, found) });
  }
  const saved = await save(writing, tx, requester, documentOf(body, state.document), state);
  const changed = onlyChanged({ ...state.document }, { ...saved.state.document });
  await recordPolicy(tx, 'policy.changed', requester, saved.state, changed, writing.now());
  return policyView(tx, saved);
}

async function recordPolicy(
  tx: Tx,
  kind: 'policy.created' | 'policy.changed' | 'policy.deleted',
  { actor, institution }: Requester,
  { id, document: { name } }: FoundPolicy['state'],
  changed: { readonly before?: object; readonly after?: object },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { kind, actor, institution, object: { id, name }, ...changed }, now);
}

/** Deletes a policy; its revisions stay and can be read. Throws `not-found`, `forbidden`. */
export async function deletePolicy(tx: Tx, requester: Requester, id: string, now: Date): Promise<void> {
  await lockPolicies(tx);
  const { state } = await expectChangeable(tx, requester.institution, id);
  await deleteStates(tx, state, now);
  await recordPolicy(tx, 'policy.deleted', requester, state, { before: { revision: state.number } }, now);
}
