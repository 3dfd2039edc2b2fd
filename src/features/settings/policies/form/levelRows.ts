import type { PolicyLevel } from '../../../../contracts/domain/policies/policy';
import { attributesOf, sortedRows, type AttributeRow } from './attributeRows';

/** A level as the form edits it: networks as lines, choices as words. */
export interface LevelRow {
  readonly level: string;
  readonly match: 'all' | 'any';
  readonly attributes: AttributeRow[];
  readonly networks: string;
  /** The login must not come from the networks. */
  readonly elsewhere: boolean;
}

export function newLevel(level: string): LevelRow {
  return { level, match: 'all', attributes: [], networks: '', elsewhere: false };
}

export function levelRowOf(requirement: PolicyLevel): LevelRow {
  return {
    level: requirement.level,
    match: requirement.allAttributesMustMatch ? 'all' : 'any',
    attributes: sortedRows(requirement.attributes),
    networks: requirement.networks.join('\n'),
    elsewhere: requirement.networksNegated === true,
  };
}

export function levelOf({ level, match, attributes, networks, elsewhere }: LevelRow): PolicyLevel {
  const lines = networksIn(networks);
  return {
    level,
    attributes: attributesOf(attributes),
    allAttributesMustMatch: match === 'all',
    networks: lines,
    ...(elsewhere && lines.length > 0 && { networksNegated: true }),
  };
}

/** Returns the typed networks, one on each line. */
export function networksIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
