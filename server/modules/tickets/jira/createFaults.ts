import { Type, type Static } from 'typebox';
import { isInvitation } from '../../../../src/contracts/domain/ticket';
import type { TicketType } from '../../../../src/contracts/wire/enumerations';
import type { JiraFields, JiraMapping } from './jiraMapping';
import type { IssueParts } from './readIssue';

/** What the server says about one field of issues to be made; absent names are those of older servers. */
const CreateFields = Type.Object({
  total: Type.Integer(),
  values: Type.Array(
    Type.Object({
      fieldId: Type.String(),
      name: Type.String(),
      required: Type.Boolean(),
      hasDefaultValue: Type.Optional(Type.Boolean()),
    }),
  ),
});
type CreateField = Static<typeof CreateFields>['values'][number];

/** Types of which we make issues. */
const made = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'] as const;
const always = ['project', 'issuetype', 'summary', 'description'];
const ofRequests = [
  'institution',
  'service',
  'serviceType',
  'requestId',
  'userName',
  'userEmail',
  'contactEmail',
] as const satisfies (keyof JiraFields)[];
const ofInvitations = [...ofRequests, 'emailTo', 'personalMessage'] as const;
const AT_A_TIME = 200;

/** Returns what keeps us from making issues, a sentence each. Throws JiraFailure. */
export async function createFaults(
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
  const names = isInvitation(type) ? ofInvitations : ofRequests;
  const ours = names.map((name) => ({ name, id: mapping.fields[name] }));
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

async function fieldsFor(
  { client, mapping }: IssueParts,
  issueType: string,
  signal: AbortSignal,
): Promise<CreateField[]> {
  const path = `issue/createmeta/${encodeURIComponent(mapping.project)}/issuetypes/${encodeURIComponent(issueType)}`;
  const fields: CreateField[] = [];
  for (;;) {
    const page = `${path}?startAt=${fields.length}&maxResults=${AT_A_TIME}`;
    const { total, values } = await client.read(page, CreateFields, signal);
    fields.push(...values);
    if (values.length === 0 || fields.length >= total) return fields;
  }
}
