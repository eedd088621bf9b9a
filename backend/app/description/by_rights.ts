import type { Identity } from '#app/identity/identity'

/** Sets of rights whose answers are kept; a company has a few role groups, and each person a mixture of them. */
const KEPT = 50

type Rights = Pick<Identity, 'isSuperAdmin' | 'permissions'>

const rightsOf = ({ isSuperAdmin, permissions }: Rights) => (isSuperAdmin ? '*' : [...permissions].sort().join(' '))

/** A function that makes something once for each set of rights, and keeps those that were asked for last. */
export function byRights<T extends Rights, Made>(make: (identity: T) => Made): (identity: T) => Made {
  const kept = new Map<string, Made>()
  return (identity) => {
    const rights = rightsOf(identity)
    const made = kept.get(rights) ?? make(identity)
    // Put in anew, so that the oldest is the first.
    kept.delete(rights)
    kept.set(rights, made)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
    return made
  }
}
