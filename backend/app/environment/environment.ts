import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'

/** Everything that a person may set from outside, checked. */
export interface Environment {
  port: number
  host: string
  storageDir: string
  /** Absent: the embedded engine. */
  databaseUrl: string | null
  redisUrl: string | null
  /** Absent: made once and kept in the storage folder. */
  appKey: string | null
  smtpUrl: string | null
  mailFrom: string
  publicUrl: string | null
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Requests a minute that one address may send without being signed in. */
  anonymousPerMinute: number
  /** A query that runs longer on the embedded engine is ended with it. */
  embeddedQueryLimit: number
  /** Megabytes that an uploaded file may have. */
  fileLimits: { image: number; sheet: number; document: number }
  /** Megabytes that the files of a company, and those that one person sent, may have together. */
  fileQuotas: { company: number; person: number }
  /** Absent: files are stored in `filesDir`. */
  s3: S3 | null
  /** Folder of uploaded files in the storage folder. */
  filesDir: string
}

/** A bucket of Amazon's S3 or of a store that speaks like it. Without credentials the machine's own role is used. */
export interface S3 {
  bucket: string
  region: string
  endpoint?: string
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** A setting that cannot be used: what it is, and what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`Barem cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }

  /** Commands print the words alone, without a trace. */
  render(): void {
    process.stderr.write(`${this.message}\n`)
  }
}

type Variables = Record<string, string | undefined>

const PROJECT = resolve(import.meta.dirname, '../../..')

/**
 * Reads and checks the environment.
 * @throws EnvironmentError naming every wrong variable at once, each with what to do
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = []
  const value = (name: string) => variables[name]?.trim() || null

  const whole = (name: string, fallback: number, min: number, max: number) => {
    const text = value(name)
    const number = text === null ? fallback : Number(text)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    problems.push(
      `${name} is '${text}'. Set it to a whole number from ${min} to ${max}, or leave it out for ${fallback}.`,
    )
    return fallback
  }

  const url = (name: string, protocols: string[], example: string) => {
    const text = value(name)
    if (text === null) return null
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    problems.push(`${name} is not an address that can be used. Write it as ${example}, or leave it out.`)
    return null
  }

  const appKey = value('APP_KEY')
  if (appKey !== null && appKey.length < 32)
    problems.push(
      'APP_KEY is shorter than 32 characters. Make one with: openssl rand -base64 32. Or leave it out, and one is made and kept in STORAGE_DIR.',
    )
  const storage = value('STORAGE_DIR') ?? 'storage'
  const storageDir = isAbsolute(storage) ? storage : resolve(PROJECT, storage)

  const [bucket, accessKeyId, secretAccessKey] = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(value)
  const endpoint = url('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.example.vn')
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    problems.push(
      'Only one of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is set. Set both, or neither where the machine itself may use the bucket.',
    )
  if (!bucket && (endpoint || accessKeyId))
    problems.push(
      'S3_BUCKET is missing beside the other S3 settings. Name the bucket, or leave them all out to keep files in STORAGE_DIR.',
    )

  const trustedProxies = (value('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const unknownProxies = trustedProxies.filter((address) => isIP(address) === 0)
  if (unknownProxies.length > 0)
    problems.push(
      `TRUSTED_PROXIES names ${unknownProxies.map((address) => `'${address}'`).join(', ')}, which is no address. Write the addresses of your proxies with commas between them, such as 10.0.0.2, 2001:db8::2; ranges and names are not taken. Or leave it out.`,
    )

  const environment: Environment = {
    port: whole('PORT', 3333, 0, 65535),
    host: value('HOST') ?? '127.0.0.1',
    storageDir,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
    appKey,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    mailFrom: value('MAIL_FROM') ?? 'Barem <barem@localhost>',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'], 'https://barem.example.vn'),
    trustedProxies,
    anonymousPerMinute: whole('ANONYMOUS_PER_MINUTE', 300, 1, 1_000_000),
    embeddedQueryLimit: whole('EMBEDDED_QUERY_LIMIT_MS', 15_000, 500, 600_000),
    fileLimits: {
      image: whole('FILE_IMAGE_MAX_MB', 5, 1, 50),
      sheet: whole('FILE_SHEET_MAX_MB', 10, 1, 100),
      document: whole('FILE_DOCUMENT_MAX_MB', 10, 1, 100),
    },
    fileQuotas: {
      company: whole('FILE_COMPANY_QUOTA_MB', 20_480, 1, 100_000_000),
      person: whole('FILE_PERSON_QUOTA_MB', 5120, 1, 100_000_000),
    },
    s3: bucket
      ? {
          bucket,
          region: value('S3_REGION') ?? 'us-east-1',
          ...(endpoint && { endpoint }),
          ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
        }
      : null,
    filesDir: join(storageDir, 'files'),
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return environment
}
