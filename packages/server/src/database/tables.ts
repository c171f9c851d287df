import type {
  AdminAddressTable,
  AdminDeviceTable,
  AdminInvitationTable,
  AdminSessionTable,
  AdminTable,
  AttemptCountTable,
  LoginLaneTable,
  LoginPlaceTable,
} from './tables/admin-tables.ts';
import type { AuditEntryTable, WorkLockTable } from './tables/audit-table.ts';
import type {
  CatalogueEditRowTable,
  CatalogueEditTable,
  CatalogueHeadingTable,
  CatalogueImportTable,
} from './tables/catalogue-tables.ts';
import type { LinkCheckTable, LinkVisitTable } from './tables/link-tables.ts';
import type {
  OrderCountChangeTable,
  OrderDeletionTable,
  ProviderPushTable,
  ShipmentRecordTable,
  ShipmentTable,
  ShopOrderTable,
  TrackingRunItemTable,
  TrackingRunTable,
} from './tables/order-tables.ts';
import type { AdminMailTable, OutboxTable, PasswordLinkTable } from './tables/outgoing-tables.ts';
import type { QuoteTable } from './tables/quote-table.ts';
import type { WheelsetRefreshTable, WheelsetSnapshotTable } from './tables/refresh-tables.ts';
import type { RevisionTable } from './tables/revision-table.ts';
import type {
  AdminPasskeyTable,
  AdminRecoveryCodeTable,
  AdminTotpTable,
  LoginStepTable,
} from './tables/second-factor-tables.ts';
import type { ShortLinkKeyTable, ShortLinkTable } from './tables/short-link-tables.ts';
import type { WheelsetTable } from './tables/wheelset-table.ts';

/** Every table of the database. A feature adds its tables here and a migration next to them. */
export interface Tables {
  admin: AdminTable;
  admin_address: AdminAddressTable;
  admin_device: AdminDeviceTable;
  admin_invitation: AdminInvitationTable;
  admin_mail: AdminMailTable;
  admin_passkey: AdminPasskeyTable;
  admin_recovery_code: AdminRecoveryCodeTable;
  admin_session: AdminSessionTable;
  admin_totp: AdminTotpTable;
  attempt_count: AttemptCountTable;
  audit_entry: AuditEntryTable;
  catalogue_edit: CatalogueEditTable;
  catalogue_edit_row: CatalogueEditRowTable;
  catalogue_heading: CatalogueHeadingTable;
  catalogue_import: CatalogueImportTable;
  link_check: LinkCheckTable;
  link_visit: LinkVisitTable;
  login_lane: LoginLaneTable;
  login_place: LoginPlaceTable;
  login_step: LoginStepTable;
  order_count_change: OrderCountChangeTable;
  order_deletion: OrderDeletionTable;
  outbox: OutboxTable;
  password_link: PasswordLinkTable;
  provider_push: ProviderPushTable;
  quote: QuoteTable;
  revision: RevisionTable;
  shipment: ShipmentTable;
  shipment_record: ShipmentRecordTable;
  shop_order: ShopOrderTable;
  short_link: ShortLinkTable;
  short_link_key: ShortLinkKeyTable;
  tracking_run: TrackingRunTable;
  tracking_run_item: TrackingRunItemTable;
  wheelset: WheelsetTable;
  wheelset_refresh: WheelsetRefreshTable;
  wheelset_snapshot: WheelsetSnapshotTable;
  work_lock: WorkLockTable;
}
