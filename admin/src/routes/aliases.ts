import { served } from './served.ts'

/** Paths by which people also know a page, and where they lead. One whose page is not there is left out. */
const known: Readonly<Record<string, string>> = {
  '/customers/information': '/customers/infomation',
  '/suppliers/information': '/suppliers/infomation',
  '/products': '/product-management',
  '/orders': '/sale-management/order',
}

export const aliases: readonly { from: string; to: string }[] = Object.entries(known)
  .filter(([from, to]) => served.has(to) && !served.has(from))
  .map(([from, to]) => ({ from, to }))

/** Where the bare path of a section leads, when that is not the first entry of its menu. */
export const landings: Readonly<Record<string, string>> = { '/system': '/system/users' }
