import { versionField } from '@pp-tools/domain/contract';
import { catalogueColumnNames, wheelsetField } from '@pp-tools/domain/wheelset';

/** The multipart form of a wheelset, for the document of the API: every part is a text. */
export const wheelsetForm = {
  contentType: 'multipart/form-data',
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      [
        ...catalogueColumnNames.map((name) => [name, wheelsetField(name).label]),
        [versionField, 'The state that the edit started from'],
      ].map(([name, description]) => [name, { type: 'string', description }]),
    ),
    required: catalogueColumnNames.filter((name) => wheelsetField(name).isRequired),
  },
};
