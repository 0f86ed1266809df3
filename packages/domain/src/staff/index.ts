export { auditActions, auditObjects, objectOf, type AuditAction, type AuditObject } from './audit.ts';
