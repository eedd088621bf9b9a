import { createHash, createHmac, randomBytes } from 'node:crypto'
import { environment } from '#app/environment/prepare'

export const newRefreshToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a refresh token. */
export const refreshHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** The token that follows: always the same, so that two tabs, or a lost answer, get one successor and not two. */
export const successorOf = (token: string) =>
  createHmac('sha256', environment().appKey).update(`refresh ${token}`).digest('base64url')
