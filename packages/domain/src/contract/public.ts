export { type Problem, problemSchema } from './answers.ts';
export { type AuditEntry, auditAnswer, auditPath, auditQuery } from './audit.ts';
export {
  adminHomePath,
  authPaths,
  checkAuthAnswer,
  loginAnswer,
  loginBody,
  logoutAnswer,
  passwordAnswer,
  passwordBody,
  registerAnswer,
  registerBody,
} from './auth.ts';
export {
  bikeWheelsetsAnswer,
  compatibleTubesQuery,
  componentsAnswer,
  forksAnswer,
  framesAnswer,
  groupsetsAnswer,
  handlebarsAnswer,
  miscComponentsAnswer,
  pedalsAnswer,
  saddlesAnswer,
  seatpostsAnswer,
  tiresAnswer,
  tubesAnswer,
} from './builder-answers.ts';
export { builderPaths } from './builder-paths.ts';
export { type LinkCheckRun, type LinkVisit, linkCheckAnswer, linkVisitSchema } from './link-check.ts';
export {
  type BackgroundRun,
  bulkAnswer,
  bulkCheckAnswer,
  bulkProblem,
  changeAnswer,
  countsAnswer,
  deleteAnswer,
  historyAnswer,
  orderAnswer,
  orderListAnswer,
  orderSearchAnswer,
  parcelRecordsAnswer,
  quotaAnswer,
  revisionAnswer,
  runAnswer,
  runListAnswer,
  runProblem,
  runStateAnswer,
  trackingAnswer,
  undeleteAnswer,
} from './order-answers.ts';
export { orderPath, orderPaths } from './order-paths.ts';
export {
  addNumberRequest,
  changeCarrierRequest,
  changeNumberRequest,
  changePhoneRequest,
  controlRequest,
  deleteRequest,
  type OrderListQuery,
  type OrderSearchQuery,
  orderIdText,
  orderListQuery,
  orderSearchQuery,
  pageSizes,
  runRequest,
  undeleteRequest,
} from './order-requests.ts';
export { isPagePath, isPublicPagePath } from './page-paths.ts';
export { wheelsetPaths } from './paths.ts';
export {
  adminWheelsetAnswer,
  adminWheelsetsAnswer,
  catalogueChangesSchema,
  changeListLimit,
  type RefreshEntry,
  type RefreshPreview,
  type RejectionWire,
  refreshAnswer,
  refreshesAnswer,
  regenerateAnswer,
  regenerateBody,
  rejectedProblem,
  rollbackAnswer,
  type VersionedWheelsetWire,
  versionField,
  wheelsetAdminPaths,
} from './wheelset-admin.ts';
export { wheelsetAnswer, wheelsetListAnswer } from './wheelset-answers.ts';
