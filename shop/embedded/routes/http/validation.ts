import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { invalidFields, refused, type FieldFault, type ProblemError } from './problems.ts';

type Errors = ReturnType<Validator['Errors']>;

/** No coercion, defaults or removal. Compiles a schema at its first use, so that starting is fast. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  let validator: Validator | null = null;
  return (value: unknown) => {
    validator ??= Compile(schema);
    return validator.Check(value) ? true : { error: faultsOf(validator.Errors(value)) };
  };
};

/** One error per property; a missing one has its own path rather than its parent's. */
function faultsOf(errors: Errors): FastifySchemaValidationError[] {
  const faults = errors.flatMap((error): FastifySchemaValidationError[] => {
    const { keyword, instancePath, schemaPath, params, message } = error;
    // For a nullable value the error of its other type is enough.
    if (error.keyword === 'anyOf' || (error.keyword === 'type' && error.params.type === 'null')) return [];
    const fault = { keyword, instancePath, schemaPath, params: { ...params }, message };
    return error.keyword === 'required'
      ? error.params.requiredProperties.map((name) => ({
          ...fault,
          instancePath: `${instancePath}/${name}`,
          message: 'Field required',
        }))
      : [fault];
  });
  return faults.length > 0 ? faults : errors.map((error) => ({ ...error, params: { ...error.params } }));
}

/** List positions become numbers. */
function pathOf({ instancePath }: FastifySchemaValidationError): (string | number)[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

export function refuseInvalid(errors: FastifySchemaValidationError[], part: string): ProblemError {
  if (part === 'params') return refused(404, 'No such call');
  if (part === 'querystring') return refused(400, `Bad ${firstOf(errors)}`);
  return invalidFields(errors.map((error): FieldFault => [pathOf(error), error.message ?? 'Not valid']));
}

/** Names the first invalid field. */
export const refuseWithLine = (line: string) => (errors: FastifySchemaValidationError[]) =>
  refused(400, `${line}: ${firstOf(errors)}`);

const firstOf = (errors: FastifySchemaValidationError[]) =>
  errors.slice(0, 1).map(pathOf).join('.').replaceAll(',', '.');
