import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import { turns } from '#app/environment/turns'

/** Hashing takes a core for a while; two at a time leave one request in three unhindered. */
const inTurn = turns(2)

/** A random password needs no slow hash: nobody can guess it, however fast they try. */
const quick = new Scrypt({ cost: 1024 })
export const hashRandomPassword = (password: string): Promise<string> => quick.make(password)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash.make(password))

let decoy: Promise<string> | null = null

/** Whether `password` is the one of `hashed`; without a hash it takes the same time and is false. */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = hashed ?? (await decoy)
  const same = await inTurn(() => hash.verify(against, password))
  return same && Boolean(hashed)
}
