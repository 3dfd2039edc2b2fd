import type { Obstacle } from './contract/changeSet.wire';
import './changes.texts';

/** The reasons why a line of the change set cannot be sent now. */
export const obstacleMessages = {
  unknown: 'changes.obstacle.unknown',
  same: 'changes.obstacle.same',
  requested: 'changes.obstacle.requested',
  invited: 'changes.obstacle.invited',
  sent: 'changes.obstacle.sent',
  higherLevel: 'changes.obstacle.higherLevel',
  ownLevel: 'changes.obstacle.ownLevel',
  notOffered: 'changes.obstacle.notOffered',
  notConnectable: 'changes.obstacle.notConnectable',
  full: 'changes.obstacle.full',
  gathered: 'changes.obstacle.gathered',
} as const satisfies Record<Obstacle, string>;
