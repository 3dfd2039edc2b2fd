import { Type } from 'typebox';
import { ConsentType, EntityType } from '../../../src/contracts/wire/enumerations';
import type { Direction } from './change';

const text = Type.String();
const closed = { additionalProperties: false };
const pair = { institution: text, service: text, serviceType: EntityType };
const values = Type.Record(text, text);

const Consent = Type.Object(
  { type: ConsentType, explanationEn: text, explanationNl: text, explanationPt: text },
  closed,
);
const Level = Type.Object({ loaLevel: text }, closed);
const MultiFactor = Type.Object({ authnContextLevel: text }, closed);

/** Schema of `ServiceChange` in state files. */
export const ServiceChangeSchema = Type.Union([
  Type.Object({ kind: Type.Literal('connect'), ...pair, level: Type.Optional(text) }, closed),
  Type.Object({ kind: Type.Literal('disconnect'), ...pair }, closed),
  Type.Object({ kind: Type.Literal('consent'), ...pair, before: Consent, after: Consent }, closed),
  Type.Object({ kind: Type.Literal('strongAuthentication'), ...pair, before: Level, after: Level }, closed),
  Type.Object(
    { kind: Type.Literal('multiFactor'), ...pair, before: MultiFactor, after: MultiFactor },
    closed,
  ),
]);

/** Schema of `Change` in state files. */
export const ChangeSchema = Type.Union([
  ServiceChangeSchema,
  Type.Object(
    { kind: Type.Literal('institution'), institution: text, before: values, after: values, contacts: values },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('set'), institution: text, changes: Type.Array(ServiceChangeSchema) },
    closed,
  ),
]);

/** Kinds of change. At most one request per kind is open at a time. */
export const CHANGE_KINDS = [
  'connect',
  'disconnect',
  'consent',
  'strongAuthentication',
  'multiFactor',
  'institution',
] as const satisfies readonly Direction[];
