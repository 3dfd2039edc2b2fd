import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProblemError } from './problems';

/**
 * Validates requests against the contract's schemas. Parameters are text and are converted. Bodies are not, except that
 * a member with the value null counts as absent (WIRE T2).
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart = 'body' }) => {
  const validator = Compile(schema);
  return (value: unknown) => {
    const candidate = httpPart === 'body' ? withoutNulls(value) : validator.Convert(value);
    if (validator.Check(candidate)) return { value: candidate };
    return {
      error: new ProblemError('validation', { detail: describe(httpPart, validator.Errors(candidate)[0]) }),
    };
  };
};

interface Failed {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

/** Describes the failed member: `body/spEntityId must be string`. */
function describe(part: string, failed: Failed | undefined): string {
  if (!failed) return part;
  const missing = 'requiredProperties' in failed.params ? failed.params.requiredProperties : undefined;
  if (Array.isArray(missing)) return `${part}${failed.instancePath}/${missing.join(', ')} is missing`;
  const only = 'allowedValue' in failed.params ? `must be ${String(failed.params.allowedValue)}` : undefined;
  return `${part}${failed.instancePath} ${only ?? failed.message}`;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}
