import type { TicketResolution } from '../../../../src/contracts/wire/enumerations';
import type { InstitutionChange, SettingChange } from '../../changes/changes.module';
import { connectedBy, type Connections } from '../connections';
import type { SeedInstitution } from '../institutions';
import { fixedRelations } from '../services/inventFixedServices';
import type { Random } from '../random';
import type { SeedService } from '../services/seedService';
import type { Step, Story } from './ticketStories';

export interface PlacedStory {
  readonly institution: SeedInstitution;
  readonly service: SeedService | undefined;
  readonly story: Story;
  /** Requested change of a setting or of the institution. */
  readonly change?: SettingChange | InstitutionChange;
}

const desk = 'Federation desk';
export const reasons = {
  LINKREQUEST: [
    'For the programme that starts in February.',
    'Asked for by the library.',
    'The faculty pays for the licence; the contract is signed.',
    'For about two hundred students of the minor.',
    'Please connect before the open day.',
    'Everybody with the affiliation employee should get in.',
  ],
  UNLINKREQUEST: [
    'Nobody of ours has used it since the summer.',
    'The licence ends with the year.',
    'We have moved to another service.',
  ],
} as const;
const refusals: readonly (readonly [TicketResolution, string])[] = [
  ['wont_do', 'The provider does not accept institutions of your kind yet.'],
  ['incomplete', 'We heard nothing more; please ask again when the contract is signed.'],
  ['duplicate', 'Handled in an earlier ticket.'],
];

function settled(random: Random): Step[] {
  const hours = random.between(5, 120);
  const steps: Step[] = [
    { event: { type: 'work.started' }, hours: Math.ceil(hours / 2), actor: desk },
    { ...ending(random), hours, actor: desk },
  ];
  if (random.chance(0.4)) steps.push({ event: { type: 'ticket.closed' }, hours: hours + 96, actor: desk });
  return steps;
}

function ending(random: Random): Pick<Step, 'event' | 'comment'> {
  if (random.chance(0.75))
    return { event: { type: 'request.resolved', resolution: 'done' }, comment: 'Done.' };
  const [resolution, comment] = random.pick(refusals);
  return { event: { type: 'request.rejected', resolution }, comment };
}

/**
 * Invents closed tickets: about seventeen of the first institution, up to eight of every other one, and none about
 * services that people and tests rely on by name. Their results match the connections, since users would notice logins
 * at disconnected services, and connected services without logins.
 */
export function inventHistory(
  random: Random,
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
  connections: Connections,
): PlacedStory[] {
  const isConnected = connectedBy(connections);
  const listed = services.filter(
    ({ entity_type, entity_id }) => entity_type !== 'oauth20_rs' && !fixedRelations.has(entity_id),
  );
  return institutions.flatMap((institution, index) => {
    const count = index === 0 ? 17 : random.between(0, 8);
    const connected = listed.filter((service) => isConnected(institution, service));
    const others = listed.filter((service) => !isConnected(institution, service));
    const about = [
      ...random.some(connected, Math.ceil(count * 0.7)),
      ...random.some(others, Math.floor(count * 0.3)),
    ];
    return about.map((service) => {
      const by = index === 0 ? random.pick(['Alex Sample', 'Robin Example']) : 'Administrator';
      const daysAgo = random.between(12, 360);
      const steps = settled(random);
      const done = steps.some(({ event }) => event.type === 'request.resolved');
      const type = done && !isConnected(institution, service) ? 'UNLINKREQUEST' : 'LINKREQUEST';
      return { institution, service, story: { type, daysAgo, by, body: random.pick(reasons[type]), steps } };
    });
  });
}
