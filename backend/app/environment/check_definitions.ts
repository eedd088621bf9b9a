import { EnvironmentError } from './environment.ts'

/** As many changes as are listed; the others are counted. */
const LISTED = 5

/**
 * Checks that the database has every table and column that the definitions name.
 * @throws EnvironmentError with what is missing
 */
export async function checkDefinitions(): Promise<void> {
  const { drift } = await import('#app/resources/schema/drift')
  const { statements } = await drift()
  if (statements.length === 0) return
  const more = statements.length - LISTED
  const listed = [...statements.slice(0, LISTED), ...(more > 0 ? [`and ${more} more`] : [])]
  throw new EnvironmentError([
    'The definitions are ahead of the database. Write the migration with `node ace resources:migration NAME`. Missing:',
    ...listed.map((statement) => `  ${statement}`),
  ])
}
