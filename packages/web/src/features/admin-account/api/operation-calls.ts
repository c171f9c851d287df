import {
  authPaths,
  type FailedMessage,
  failedMessagesAnswer,
  logoutAnswer,
  type OwnMail,
  type OwnMailState,
  operationPaths,
  ownMailAnswer,
  type StorageReport,
  sendAgainAnswer,
  storageAnswer,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';

/** The own mail address and the notices that go there. */
export const ownMailQuery = queryOptions({
  queryKey: ['account', 'mail'],
  queryFn: async (): Promise<OwnMailState> => (await call(authPaths.mail, ownMailAnswer)).data,
});

/** Stores address and choices. */
export async function saveOwnMail(mail: OwnMail): Promise<void> {
  await call(authPaths.mail, logoutAnswer, { method: 'PUT', body: mail });
}

/** Messages that were given up. */
export const failedMessagesQuery = queryOptions({
  queryKey: ['account', 'failed-messages'],
  queryFn: async (): Promise<readonly FailedMessage[]> =>
    (await call(operationPaths.failedMessages, failedMessagesAnswer)).data.messages,
});

/** Sends a message again that was given up. */
export async function sendAgain(id: number): Promise<void> {
  await call(operationPaths.sendAgain.replace(':id', String(id)), sendAgainAnswer, { method: 'POST' });
}

/** How much is stored. */
export const storageQuery = queryOptions({
  queryKey: ['account', 'storage'],
  queryFn: async (): Promise<StorageReport> => (await call(operationPaths.storage, storageAnswer)).data,
});
