import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the storage folder, for its owner alone. */
export function makeStorage(storageDir: string): void {
  mkdirSync(storageDir, { recursive: true, mode: 0o700 })
}

/** The key that signs tokens: made on the first start and kept in the storage folder, readable by its owner alone. */
export function storedAppKey(storageDir: string): string {
  const file = join(storageDir, 'app_key')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
