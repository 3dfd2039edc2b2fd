import { type Static, Type } from 'typebox';
import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketType } from '../../../../src/contracts/wire/enumerations';
import { startAtPages } from './dialect/startAtPages';
import { RemoteFailure } from '../remote/remoteFailure';
import { type IssueParts, JiraStatus, statusOf } from './jiraIssue';
import { jiraFields, type JiraFields, type JiraMapping } from './jiraMapping';
import { allOf, hasPhrase, quoted } from './jql';

export interface FaultParts extends IssueParts {
  readonly log: (line: string) => void;
}

const ServerInfo = Type.Object({ deploymentType: Type.Optional(Type.String()) });
const Named = Type.Object({ id: Type.String(), name: Type.String() });
const Project = Type.Object({ key: Type.String(), issueTypes: Type.Array(Named) });
const ServerFields = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    schema: Type.Optional(Type.Object({ type: Type.String() })),
  }),
);
type ServerFields = Static<typeof ServerFields>;

/** Returns a sentence for each part of the mapping that the server does not know. Throws RemoteFailure. */
export async function faultsOf(parts: FaultParts, signal: AbortSignal): Promise<string[]> {
  const { client, mapping, log } = parts;
  const refusal = (await kindFault(parts, signal)) ?? (await accountFault(parts, signal));
  if (refusal !== undefined) return [refusal];
  const project = await projectOf(parts, signal);
  if (!project) return [`project: the server shows the account no project ${mapping.project}.`];
  const fields = await client.read('field', ServerFields, signal);
  const statuses = await client.read('status', Type.Array(JiraStatus), signal);
  const resolutions = await client.read('resolution', Type.Array(Named), signal);
  const wrongFields = fieldFaults(mapping, fields);
  const wrongTypes = typeFaults(mapping, project.issueTypes);
  for (const status of statuses.filter(({ name }) => !Object.hasOwn(mapping.statuses, name))) {
    log(
      `Jira: the status "${status.name}" is not translated; its tickets are shown as ${statusOf(status, mapping)}.`,
    );
  }
  return [
    ...wrongFields,
    ...wrongTypes,
    ...nameFaults(mapping, { statuses: namesOf(statuses), resolutions: namesOf(resolutions) }),
    // The server can only list the required fields of an issue if its type and its fields exist.
    ...(wrongFields.length + wrongTypes.length > 0
      ? []
      : [...(await searchFaults(parts, signal)), ...(await createFaults(parts, project.issueTypes, signal))]),
  ];
}

/** Returns the fault in `JIRA_KIND`; undefined: none, or the server does not say. */
async function kindFault({ client, dialect }: IssueParts, signal: AbortSignal): Promise<string | undefined> {
  const { kind, deployments } = dialect;
  try {
    const { deploymentType } = await client.read('serverInfo', ServerInfo, signal);
    if (deploymentType === undefined || deployments.includes(deploymentType)) return undefined;
    return `JIRA_KIND: the server is "${deploymentType}", and not ${kind}.`;
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    if (error.status === 404) return `JIRA_KIND: the server does not answer as ${kind} does (404).`;
    if (error.status === 401 || error.status === 403) return undefined;
    throw error;
  }
}

/** Returns the fault in the account; undefined: none. */
async function accountFault(
  { client, dialect }: IssueParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    await client.read('myself', Type.Object({ [dialect.personId]: Type.String() }), signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof RemoteFailure) || (error.status !== 401 && error.status !== 403)) throw error;
    return `The server does not let the account in (${error.status}): check ${dialect.accountSettings}.`;
  }
}

async function projectOf(
  { client, mapping }: IssueParts,
  signal: AbortSignal,
): Promise<Static<typeof Project> | undefined> {
  try {
    return await client.read(`project/${encodeURIComponent(mapping.project)}`, Project, signal);
  } catch (error) {
    if (error instanceof RemoteFailure && error.status === 404) return undefined;
    throw error;
  }
}

function fieldFaults({ fields, rejected }: JiraMapping, known: ServerFields): string[] {
  const ours = Object.entries(fields).map(([name, id]) => ({ place: `fields.${name}`, id, type: 'string' }));
  const { field } = rejected;
  const mark = field && {
    place: 'rejected.field',
    id: field.id,
    type: field.kind === 'option' ? 'option' : 'string',
  };
  return [...ours, ...(mark ? [mark] : [])].flatMap(({ place, id, type }) => {
    const found = known.find((one) => one.id === id);
    if (!found) return [`${place}: the server has no field ${id}.`];
    if (found.schema?.type === type) return [];
    const what = type === 'option' ? 'a list of options' : 'a text';
    return [
      `${place}: ${id} ("${found.name}") is not ${what}, but of the type ${found.schema?.type ?? 'unknown'}.`,
    ];
  });
}

function typeFaults({ project, types }: JiraMapping, known: readonly { readonly name: string }[]): string[] {
  const entries: [string, string | undefined][] = Object.entries(types);
  return entries.flatMap(([type, name]) =>
    name === undefined || known.some((one) => one.name === name)
      ? []
      : [`types.${type}: ${project} has no issue type "${name}".`],
  );
}

function nameFaults(
  { statuses, resolutions, rejected, steps, opening }: JiraMapping,
  server: { readonly statuses: ReadonlySet<string>; readonly resolutions: ReadonlySet<string> },
): string[] {
  const ended = Object.entries({ ...steps, ...(opening && { opening }) });
  const named: [string, string][] = [
    ...Object.keys(resolutions).map((name): [string, string] => ['resolutions', name]),
    ...(rejected.resolutions ?? []).map((name): [string, string] => ['rejected.resolutions', name]),
    ...ended.flatMap(([step, { resolution }]): [string, string][] =>
      resolution === undefined ? [] : [[`steps.${step}.resolution`, resolution]],
    ),
  ];
  return [
    ...Object.keys(statuses)
      .filter((name) => !server.statuses.has(name))
      .map((name) => `statuses: the server has no status "${name}".`),
    ...named
      .filter(([, name]) => !server.resolutions.has(name))
      .map(([place, name]) => `${place}: the server has no resolution "${name}".`),
  ];
}

function namesOf(named: readonly { readonly name: string }[]): Set<string> {
  return new Set(named.map(({ name }) => name));
}

/** Fields that are searched by their words. */
const searched = ['institution', 'service', 'requestId'] as const;

/** Returns a sentence for each field that cannot be searched because it has no text searcher. Throws RemoteFailure. */
async function searchFaults({ dialect, mapping }: IssueParts, signal: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  for (const name of searched) {
    const id = mapping.fields[name];
    const jql = allOf([`project = ${quoted(mapping.project)}`, hasPhrase(id, 'https://idp.example')]);
    try {
      await dialect.search({ jql, fields: ['status'], maxResults: 1 }, undefined, signal);
    } catch (error) {
      if (!(error instanceof RemoteFailure) || error.status !== 400) throw error;
      faults.push(`fields.${name}: ${id} cannot be searched by its words (${error.reason}).`);
    }
  }
  return faults;
}

/** The server's description of a field for new issues; older servers leave out names. */
const CreateField = Type.Object({
  fieldId: Type.String(),
  name: Type.String(),
  required: Type.Boolean(),
  hasDefaultValue: Type.Optional(Type.Boolean()),
});
type CreateField = Static<typeof CreateField>;

/** Types of issues that this server creates. */
const made = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'] as const;
const always = ['project', 'issuetype', 'summary', 'description'];
const onlyInvitations: readonly (keyof JiraFields)[] = ['emailTo', 'personalMessage'];

/** Returns a sentence for each obstacle to creating issues. Throws RemoteFailure. */
async function createFaults(
  parts: IssueParts,
  issueTypes: readonly { readonly id: string; readonly name: string }[],
  signal: AbortSignal,
): Promise<string[]> {
  const faults: string[] = [];
  for (const type of made) {
    const issueType = issueTypes.find(({ name }) => name === parts.mapping.types[type]);
    if (issueType)
      faults.push(...faultsOfType(parts.mapping, type, await fieldsFor(parts, issueType.id, signal)));
  }
  return faults;
}

function faultsOfType(mapping: JiraMapping, type: TicketType, fields: readonly CreateField[]): string[] {
  const { project, types } = mapping;
  const names = jiraFields.filter((name) => isInvitation(type) || !onlyInvitations.includes(name));
  const ours = names.flatMap((name) => {
    const id = mapping.fields[name];
    return id === undefined ? [] : [{ name, id }];
  });
  const given = [...always, ...ours.map(({ id }) => id)];
  const where = `an issue of the type "${types[type] ?? type}" in ${project}`;
  const missing = ours.filter(({ id }) => !fields.some(({ fieldId }) => fieldId === id));
  const wanted = fields.filter(
    ({ required, hasDefaultValue, fieldId }) =>
      required && hasDefaultValue !== true && !given.includes(fieldId),
  );
  return [
    ...missing.map(
      ({ name, id }) => `fields.${name}: ${where} cannot be made with ${id}; add it to the screen.`,
    ),
    ...wanted.map(
      (field) => `types.${type}: ${where} needs ${field.fieldId} ("${field.name}"), which we do not know.`,
    ),
  ];
}

function fieldsFor(
  { client, dialect, mapping }: IssueParts,
  issueType: string,
  signal: AbortSignal,
): Promise<CreateField[]> {
  const path = `issue/createmeta/${encodeURIComponent(mapping.project)}/issuetypes/${encodeURIComponent(issueType)}`;
  return startAtPages(client, path, dialect.createFields, CreateField, signal);
}
