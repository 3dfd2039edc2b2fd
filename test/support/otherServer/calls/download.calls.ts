import { badRequest } from '../answers';
import { jsonOf, type Call, type Row } from '../call';
import { isConnected, nameOf, textIn } from '../shapes/serviceJson';
import { visibleServices } from './service.calls';

/** Row for the list as a spreadsheet. */
export const downloadCalls: readonly Row[] = [
  { method: 'POST', path: '/services/download', answer: download },
];

const labels =
  'id,name,organisation-name,entityID,description,app-url,wiki-url,support-mail,connected,licenseStatus,' +
  'singleTenant,strongAuthentication,arpEnabled,arpAttributes';

/**
 * Sends 14 labels and 13 cells: nothing belongs to `support-mail`, so all later cells are one to the left
 * (WIRE T17).
 */
function download(call: Call): Response {
  const { idp, ids }: { idp?: unknown; ids?: unknown } = Object.assign({}, jsonOf(call));
  if (!isNumbers(ids)) throw badRequest();
  const institution = call.federation.institutions.find(({ entityId }) => entityId === idp);
  const seen = visibleServices({ ...call, institution });
  const rows = ids.flatMap((id) => {
    const held = seen.find((one) => one.id === id);
    if (!held) return [];
    const { entityType, spEntityId, descriptions, arp } = held;
    const description = textIn(descriptions, call.language) ?? '';
    const cells = [
      String(id),
      tidied(nameOf(held, call.language)),
      '',
      spEntityId,
      tidied(description),
      null,
      null,
      String(isConnected(held, institution?.entityId)),
      'UNKNOWN',
      String(entityType === 'single_tenant_template'),
      'false',
      String(arp !== undefined),
      Object.keys(arp ?? {}).join(' - '),
    ];
    return [cells];
  });
  return Response.json([labels.split(','), ...rows]);
}

function tidied(text: string): string {
  return text.trim().replace(/[\t\n;,]/g, '');
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
