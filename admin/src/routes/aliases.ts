import { isServed } from './served.ts'

/** Other paths of pages, and where they lead. Aliases of missing pages are left out. */
const known: Readonly<Record<string, string>> = {
  '/customers/information': '/customers/infomation',
  '/suppliers/information': '/suppliers/infomation',
  '/products': '/product-management',
  '/orders': '/sale-management/order',
}

export const aliases: readonly { from: string; to: string }[] = Object.entries(known)
  .filter(([from, to]) => isServed(to) && !isServed(from))
  .map(([from, to]) => ({ from, to }))

/** The target of a section's bare path, when it is not the first entry of its menu. */
export const landings: Readonly<Record<string, string>> = { '/system': '/system/users' }
