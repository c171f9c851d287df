import { mayDo, roleNames, type StaffRight, staffRights } from '@pp-tools/domain/admin';
import {
  adminsPaths,
  auditPath,
  authPaths,
  catalogueExportPath,
  catalogueImportPaths,
  catalogueStaffPaths,
  operationPaths,
  orderPaths,
  quotePaths,
  secondFactorPaths,
  shortLinkPaths,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import { RequestFault } from './problems.ts';
import { adminOf } from './require-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an admin's role must include; set from {@link pathsByRight}. */
    readonly right?: StaffRight;
  }
}

/**
 * What each address of staff needs, whatever the method. An address that is missing is open to owners alone and turns
 * `role-guard.api.test.ts` red.
 */
const pathsByRight: Readonly<Record<StaffRight, readonly string[]>> = {
  account: [
    ...[authPaths.check, authPaths.logout, authPaths.password, authPaths.mail],
    ...[authPaths.sessions, authPaths.session],
    ...Object.values(secondFactorPaths),
  ],
  catalogue: [
    ...Object.values(wheelsetAdminPaths),
    ...Object.values(catalogueStaffPaths),
    ...Object.values(catalogueImportPaths),
    catalogueExportPath,
    // Shows each role what it may see elsewhere; see `readableKinds`.
    auditPath,
  ],
  shipments: Object.values(orderPaths),
  customers: [
    ...[shortLinkPaths.forStaff, shortLinkPaths.staffNote, shortLinkPaths.withdraw],
    ...[quotePaths.list, quotePaths.state, quotePaths.remove],
  ],
  administration: [...Object.values(adminsPaths), ...Object.values(operationPaths)],
};

const rights: ReadonlyMap<string, StaffRight> = new Map(
  staffRights.flatMap((right) => pathsByRight[right].map((path) => [path, right] as const)),
);

/** The right that the table names for an address of staff; null when it names none. */
export const namedRight = (url: string): StaffRight | null =>
  // The API page; its routes come from a plug-in.
  url.startsWith('/api/docs') ? 'account' : (rights.get(url) ?? null);

/** For an admin scope: routes registered from now on answer 403 to admins whose role does not include them. */
export function demandRights(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, right: namedRight(route.url) ?? 'administration' };
  });
  scope.addHook('onRequest', async (request) => {
    const { role } = adminOf(request);
    if (mayDo(role, request.routeOptions.config.right ?? 'administration')) return;
    throw new RequestFault(
      403,
      'role-insufficient',
      `Your role, ${roleNames[role].toLowerCase()}, does not include this. Ask an owner of the shop if you need it.`,
    );
  });
}
