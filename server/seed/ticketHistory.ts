import type { TicketResolution } from '../../src/contracts/wire/enumerations';
import type { SeedInstitution } from './institutions';
import type { Random } from './random';
import type { SeedService } from './services';
import type { Step, Story } from './ticketStories';

export interface PlacedStory {
  readonly institution: SeedInstitution;
  readonly service: SeedService | undefined;
  readonly story: Story;
}

const desk = 'Federation desk';
const wishes = [
  'For the programme that starts in February.',
  'Asked for by the library.',
  'The faculty pays for the licence; the contract is signed.',
  'For about two hundred students of the minor.',
  'Please connect before the open day.',
  'Everybody with the affiliation employee should get in.',
];
const refusals: readonly (readonly [TicketResolution, string])[] = [
  ['wont_do', 'The provider does not accept institutions of your kind yet.'],
  ['incomplete', 'We heard nothing more; please ask again when the contract is signed.'],
  ['duplicate', 'Handled in an earlier ticket.'],
  ['cancelled', 'Withdrawn by the institution.'],
];

function settled(random: Random, filer: string): Pick<Story, 'resolution' | 'steps'> {
  const filed: Step = { event: 'request.filed', status: 'Open', hours: 0, actor: filer };
  const hours = random.between(5, 120);
  const [resolution, comment] = random.chance(0.75) ? (['done', 'Done.'] as const) : random.pick(refusals);
  const steps: Step[] = [
    filed,
    { event: 'work.started', status: 'In Progress', hours: Math.ceil(hours / 2), actor: desk },
    { event: 'request.resolved', status: 'Resolved', hours, actor: desk, comment },
  ];
  if (random.chance(0.4))
    steps.push({ event: 'ticket.closed', status: 'Closed', hours: hours + 96, actor: desk });
  return { resolution, steps };
}

/** Tickets that are over: about seventeen of the first institution, up to eight of every other one. */
export function inventHistory(
  random: Random,
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
): PlacedStory[] {
  const listed = services.filter(({ entity_type }) => entity_type !== 'oauth20_rs');
  return institutions.flatMap((institution, index) => {
    const count = index === 0 ? 17 : random.between(0, 8);
    return random.some(listed, count).map((service) => {
      const by = index === 0 ? random.pick(['Alex Sample', 'Robin Example']) : 'Administrator';
      const type = random.weighted([
        [6, 'LINKREQUEST'],
        [2, 'UNLINKREQUEST'],
        [1, 'CHANGE'],
      ] as const);
      const story: Story = {
        type,
        daysAgo: random.between(12, 360),
        by,
        body: random.pick(wishes),
        ...settled(random, by),
      };
      return { institution, service, story };
    });
  });
}
