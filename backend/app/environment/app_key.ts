import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes the storage folder and the folders above it, for their owner alone. */
export function makeStorage(storageDir: string): void {
  if (existsSync(storageDir)) return
  makeStorage(dirname(storageDir))
  try {
    // Not `recursive`, which never returns where the system makes no folder and answers ENOENT, as in /proc.
    mkdirSync(storageDir, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
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
