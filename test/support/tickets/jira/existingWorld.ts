import { newWorld, type JiraWorld } from './world';

const OPEN = ['Waiting for Acceptance', 'Open', 'In Progress', 'On Hold', 'Waiting for customer', 'Reopened'];

/**
 * The project of an existing dashboard: the statuses and transitions that the contract names, and the fields
 * that its server fills, with the additional one that ours needs.
 */
export function existingWorld(): JiraWorld {
  const world = newWorld();
  const names = ['Institution', 'Service', 'Kind of service', 'Request', 'Invited', 'Message'];
  const types = ['Link request', 'Unlink request', 'Change', 'Link invite', 'Unlink invite', 'Bug'];
  return {
    ...world,
    types: types.map((name, index) => ({ id: String(index + 1), name, firstStatus: 'Open' })),
    statuses: [
      ...OPEN.map((name) => ({ name, category: 'indeterminate' as const })),
      { name: 'Resolved', category: 'done' },
      { name: 'Closed', category: 'done' },
    ],
    resolutions: ['Done', "Won't Do", 'Cancelled', 'Duplicate'],
    fields: world.fields.filter(({ name }) => names.includes(name)),
    transitions: [
      { id: '11', name: 'Dispatch', from: ['Open'], to: 'Waiting for Acceptance' },
      { id: '21', name: 'Accept', from: ['Waiting for Acceptance'], to: 'In Progress' },
      { id: '31', name: 'Waiting for customer', from: ['In Progress'], to: 'Waiting for customer' },
      { id: '41', name: 'Back in progress', from: ['Waiting for customer'], to: 'In Progress' },
      { id: '51', name: 'Support level', from: ['In Progress'], to: 'In Progress' },
      { id: '61', name: 'Resolve', from: OPEN, to: 'Resolved', screen: ['resolution'] },
      { id: '71', name: 'Close', from: OPEN, to: 'Closed', screen: ['resolution'] },
    ],
  };
}
