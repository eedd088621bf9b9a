import { join } from 'node:path'
import { signIn } from '#tests/support/client'
import { filesBelow } from '#tests/support/files'
import { server } from '#tests/support/server'

export const admin = () => signIn('quantri.demo')
export const stored = () => filesBelow(join(server().storageDir, 'files'))
