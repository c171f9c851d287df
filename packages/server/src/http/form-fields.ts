import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFault } from './problems.ts';

/** Lets the routes of a scope take multipart forms of small text fields; files are refused. */
export async function registerFormFields(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 8 * 1024, fields: 60, files: 0, parts: 60, headerPairs: 20 },
  });
}

/** The text fields of a multipart request by name; of a name that comes twice the last one counts. */
export async function readFormFields(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  if (!request.isMultipart()) {
    throw new RequestFault(
      415,
      'form-expected',
      'Send the fields as multipart/form-data, one part per field.',
    );
  }
  const fields = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type === 'file') throw new RequestFault(415, 'form-file', 'This form takes no files.');
    if (part.valueTruncated || part.fieldnameTruncated) {
      throw new RequestFault(413, 'form-field-long', `The field ${part.fieldname.slice(0, 50)} is too long.`);
    }
    if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
  }
  return fields;
}
