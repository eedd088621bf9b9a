import type { AnyResource } from '@barem/resources/kit'
import { api, signIn } from './client.ts'
import { created, sample } from './samples.ts'

/** Calls as the super admin. */
export const client = async () => api(await signIn('superadmin'))
/** A query of these names and values. */
export const query = (pairs: Record<string, string>) => new URLSearchParams(pairs).toString()
/** The names that a refusal tells of. */
export const named = (body: any) => body.errors.map(({ field }: { field: string }) => field)

const vietnamese = new Intl.Collator('vi')
const WORDS = new Set(['text', 'longText', 'address'])
const NUMBERS = new Set(['integer', 'decimal', 'money', 'weight', 'percent', 'boolean'])

/** How people put two values of a type in order. */
export const inOrder = (type: string) => (a: any, b: any) =>
  NUMBERS.has(type) ? Number(a) - Number(b) : WORDS.has(type) ? vietnamese.compare(a, b) : a < b ? -1 : a > b ? 1 : 0

/** Rows to ask a list for, the same for all tests of a group: none of them changes one. */
export function rowsToAskFor(resource: AnyResource) {
  let one: Promise<Record<string, any>> | null = null
  let few: Promise<void> | null = null
  async function makeSeveral() {
    if (!resource.actions.includes('create')) return
    await created(resource, await sample(resource, 'DONGA', 'required'))
    for (let count = 0; count < 4; count++) await created(resource)
  }
  return {
    some: () =>
      (one ??= resource.actions.includes('create')
        ? created(resource)
        : client().then(async (asker) => (await asker.get(`/${resource.path}`)).body[0])),
    /** Sees to it that the newest rows differ, one of them without anything that may be empty. */
    several: () => (few ??= makeSeveral()),
  }
}
