import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import { turns } from '#app/environment/turns'

/** Hashing takes a core for a while; two at a time leave one request in three unhindered. */
const inTurn = turns(2)

/** A random password needs no slow hash: nobody can guess it, however fast they try. */
const QUICK = 1024
const quick = new Scrypt({ cost: QUICK })
const isQuick = (hashed: string) => hashed.includes(`$n=${QUICK},`)
export const hashRandomPassword = (password: string): Promise<string> => quick.make(password)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash.make(password))

let made: Promise<[slow: string, quick: string]> | null = null
const decoys = () =>
  (made ??= Promise.all([hashPassword('nobody has this password'), hashRandomPassword('nobody has this one either')]))

/**
 * Whether `password` is the one of `hashed`; it takes the same time for every kind of hash, and without one, when it is
 * false.
 */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const [slowDecoy, quickDecoy] = await decoys()
  const wantsQuick = Boolean(hashed) && isQuick(hashed!)
  const bySlow = await inTurn(() => hash.verify(wantsQuick ? slowDecoy : (hashed ?? slowDecoy), password))
  const byQuick = await hash.verify(wantsQuick ? hashed! : quickDecoy, password)
  return Boolean(hashed) && (wantsQuick ? byQuick : bySlow)
}

/**
 * Whether `password` is one that the server made up, and the one of `hashed`. It takes the same short time without one,
 * and for one that somebody chose, when it is false.
 */
export async function verifyRandomPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const [, quickDecoy] = await decoys()
  const isRandom = Boolean(hashed) && isQuick(hashed!)
  return (await hash.verify(isRandom ? hashed! : quickDecoy, password)) && isRandom
}
