import hash from '@adonisjs/core/services/hash'

/** Hashing takes a core for a while; two at a time leave one request in three unhindered. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash.make(password))

let decoy: Promise<string> | null = null

/** Whether `password` is the one of `hashed`; without a hash it takes the same time and is false. */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = hashed ?? (await decoy)
  const same = await inTurn(() => hash.verify(against, password))
  return same && Boolean(hashed)
}
