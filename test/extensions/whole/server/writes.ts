import { writes as coreWrites } from '../../../server/audit/writes';
import { changeSetWrites } from '../../changeSets/server/writes';
import { deskWrites } from '../../deskPages/server/writes';
import { reviewWrites } from '../../reviews/server/writes';
import { securityWrites } from '../../securityRules/server/writes';
import { watchingWrites } from '../../watching/server/writes';
import { webhookWrites } from '../../webhooks/server/writes';
import { wishWrites } from '../../wishes/server/writes';

/** Every call of the access table that changes something, by method and path. */
export const writes = {
  ...coreWrites,
  ...changeSetWrites,
  ...deskWrites,
  ...reviewWrites,
  ...securityWrites,
  ...watchingWrites,
  ...webhookWrites,
  ...wishWrites,
};
