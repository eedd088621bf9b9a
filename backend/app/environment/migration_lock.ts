/** The advisory lock of whoever changes tables; any number that nobody else locks. */
export const MIGRATION_LOCK = 7_133_001
