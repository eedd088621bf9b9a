import { type AuditLogProvider, keys } from '@refinedev/core'

/** The key of what is known of a record's history, by its path below the API's base; without one, of all histories. */
export const historyKey = (path?: string): unknown[] => (path ? keys().audit().resource(path) : keys().audit()).get()

/**
 * Refine's view of the history of records; `resource` is the path of one. It only reads: the server writes the history
 * along with every change. Refine's own changes log nothing, as there is no `create` here.
 */
export const auditLogProvider = {
  get: async ({ resource, meta }) =>
    (await import('../resources/history/newest.ts')).newest(resource, Number(meta?.end)),
} as AuditLogProvider
