import type { FastifyRequest } from 'fastify';
import { nulFault } from './nul-characters.ts';
import { RequestFault } from './problems.ts';

const maxFields = 60;
const maxNameLength = 100;
const maxValueLength = 8 * 1024;

/** The text fields of a form by name. */
export type FormFields = ReadonlyMap<string, string>;

/**
 * Reads the bytes of a multipart form with the parser of the runtime. Of a name that comes twice the last one counts;
 * files are refused, and so is whatever is no form.
 */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormFields> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new RequestFault(400, 'form-broken', 'The form is broken or incomplete.');
    });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new RequestFault(415, 'form-file', 'This form takes no files.');
    if (name.includes('\0')) throw nulFault();
    if (value.includes('\0')) throw nulFault(`The field ${name.slice(0, 50)}`);
    if (name.length > maxNameLength || value.length > maxValueLength) {
      throw new RequestFault(413, 'form-field-long', `The field ${name.slice(0, 50)} is too long.`);
    }
    fields.set(name, value);
    if (fields.size > maxFields)
      throw new RequestFault(413, 'form-too-many', 'The form has too many fields.');
  }
  return fields;
}

/** The fields of a request that must be a form. */
export function formFieldsOf(request: FastifyRequest): FormFields {
  if (request.body instanceof Map) return request.body;
  throw new RequestFault(415, 'form-expected', 'Send the fields as multipart/form-data, one part per field.');
}
