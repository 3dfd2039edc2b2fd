import { Type, type Static } from 'typebox';
import { createFaults } from './createFaults';
import { JiraFailure } from './jiraFailure';
import { statusOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';
import type { IssueParts } from './readIssue';
import { searchFaults } from './searchFaults';

export interface FaultParts extends IssueParts {
  readonly log: (line: string) => void;
}

const Named = Type.Object({ id: Type.String(), name: Type.String() });
const Statuses = Type.Array(
  Type.Object({
    name: Type.String(),
    statusCategory: Type.Optional(Type.Object({ key: Type.String() })),
  }),
);
const Project = Type.Object({ key: Type.String(), issueTypes: Type.Array(Named) });
const ServerFields = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    schema: Type.Optional(Type.Object({ type: Type.String() })),
  }),
);
type ServerFields = Static<typeof ServerFields>;

/** Returns what the mapping says that the server does not know, a sentence each. Throws JiraFailure. */
export async function faultsOf(parts: FaultParts, signal: AbortSignal): Promise<string[]> {
  const { client, mapping, log } = parts;
  const refusal = await accountFault(parts, signal);
  if (refusal !== undefined) return [refusal];
  const project = await projectOf(parts, signal);
  if (!project) return [`project: the server shows the account no project ${mapping.project}.`];
  const fields = await client.read('field', ServerFields, signal);
  const statuses = await client.read('status', Statuses, signal);
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
    // What an issue needs cannot be asked where its type or its fields are not there.
    ...(wrongFields.length + wrongTypes.length > 0
      ? []
      : [...(await searchFaults(parts, signal)), ...(await createFaults(parts, project.issueTypes, signal))]),
  ];
}

/** Undefined: the server knows the account. */
async function accountFault({ client }: IssueParts, signal: AbortSignal): Promise<string | undefined> {
  try {
    await client.read('myself', Type.Object({ name: Type.String() }), signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof JiraFailure) || (error.status !== 401 && error.status !== 403)) throw error;
    return `The server does not let the account in (${error.status}): check JIRA_TOKEN, or JIRA_USER and JIRA_PASSWORD.`;
  }
}

async function projectOf(
  { client, mapping }: IssueParts,
  signal: AbortSignal,
): Promise<Static<typeof Project> | undefined> {
  try {
    return await client.read(`project/${encodeURIComponent(mapping.project)}`, Project, signal);
  } catch (error) {
    if (error instanceof JiraFailure && error.status === 404) return undefined;
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
