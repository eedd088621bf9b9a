import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { randomUUID } from 'node:crypto'
import { api, signIn } from './client.ts'
import { server } from './server.ts'

type Json = Record<string, any>

const COMPONENTS = '#/components/schemas/'
/** Where the schemas of the document are known to the validator. */
const idOf = (pointer: string) => pointer.replace(COMPONENTS, 'https://barem.example/')

const DATA = new Set(['enum', 'required', 'const'])

/**
 * Nothing may be answered that is not described: a schema is closed wherever it is used, what is put together by
 * `allOf` as a whole.
 */
function closed(schema: any, isPart = false): any {
  if (Array.isArray(schema)) return schema.map((one) => closed(one, isPart))
  if (typeof schema !== 'object' || schema === null) return schema
  const below = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? idOf(String(value)) : DATA.has(key) ? value : closed(value, key === 'allOf'),
    ]),
  )
  const closes =
    !isPart && (schema.$ref || schema.allOf || (schema.properties && schema.additionalProperties === undefined))
  return closes ? { ...below, unevaluatedProperties: false } : below
}

export interface Visit {
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** Bytes with their content type, for a body that is no JSON. */
  bytes?: { content: Buffer; type: string } | FormData
  headers?: Record<string, string>
  token?: string | null
}

export interface Seen {
  status: number
  headers: Headers
  body: any
  content: Buffer
}

/** Calls operations of a description by their names, and holds what goes out and comes back against it. */
export class Walker {
  readonly document: Json
  readonly walked = new Set<string>()
  readonly #operations: Map<string, { path: string; method: string; operation: Json }>
  readonly #ajv: Ajv2020
  readonly #token: string

  private constructor(document: Json, token: string) {
    this.document = document
    this.#token = token
    this.#operations = new Map(
      Object.entries(document.paths as Json).flatMap(([path, methods]) =>
        Object.entries(methods as Json).map(
          ([method, operation]) =>
            [operation.operationId as string, { path, method, operation: operation as Json }] as const,
        ),
      ),
    )
    this.#ajv = new Ajv2020({ strict: false, allErrors: true })
    ;(formats as unknown as (ajv: Ajv2020) => void)(this.#ajv)
    for (const [name, schema] of Object.entries(document.components.schemas))
      this.#ajv.addSchema(closed(schema, true), idOf(COMPONENTS + name))
  }

  static async of(account: string): Promise<Walker> {
    const token = await signIn(account)
    return new Walker((await api(token).get('/openapi.json')).body, token)
  }

  get names(): string[] {
    return [...this.#operations.keys()]
  }

  #fits(schema: Json, value: unknown, what: string): void {
    const validate: ValidateFunction = this.#ajv.compile(closed(schema))
    if (!validate(value))
      throw new Error(
        `${what} is not as described: ${this.#ajv.errorsText(validate.errors)}\n${JSON.stringify(value).slice(0, 2000)}`,
      )
  }

  /** Calls an operation. @throws Error when the body, the status, the content type or the answer is not as described */
  async visit(
    name: string,
    { params = {}, query = '', body, bytes, headers = {}, token = this.#token }: Visit = {},
  ): Promise<Seen> {
    const known = this.#operations.get(name)
    if (!known) throw new Error(`${name} is not described`)
    const { path, method, operation } = known
    const asked = [...new URLSearchParams(query).keys()]
    const described = new Set(
      (operation.parameters ?? []).filter((one: Json) => one.in === 'query').map((one: Json) => one.name),
    )
    for (const key of asked) if (!described.has(key)) throw new Error(`${name} does not describe ${key}`)
    if (body !== undefined)
      this.#fits(operation.requestBody.content['application/json'].schema, body, `body of ${name}`)
    if (bytes && !(bytes instanceof FormData) && !operation.requestBody.content[bytes.type])
      throw new Error(`${name} does not describe bodies of ${bytes.type}`)
    const url = `${server().url}/v1.0${path.replace(/\{(\w+)\}/g, (_, key: string) => params[key]!)}${query && `?${query}`}`
    const type =
      body !== undefined
        ? { 'content-type': 'application/json' }
        : bytes && !(bytes instanceof FormData)
          ? { 'content-type': bytes.type }
          : {}
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        'accept-language': 'en',
        'idempotency-key': randomUUID(),
        ...type,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: (body !== undefined ? JSON.stringify(body) : bytes instanceof FormData ? bytes : bytes?.content) as never,
    })
    const content = Buffer.from(await response.arrayBuffer())
    const seen: Seen = {
      status: response.status,
      headers: response.headers,
      content,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(content.toString()) : null,
    }
    const answer = operation.responses[response.status]
    if (!answer)
      throw new Error(`${name} answers ${response.status}, which is not described: ${content.toString().slice(0, 500)}`)
    if (response.status < 400) this.#answered(name, answer, seen)
    return seen
  }

  #answered(name: string, { content = {}, headers = {} }: Json, seen: Seen) {
    this.walked.add(name)
    for (const [header, { required = true }] of Object.entries<Json>(headers))
      if (required && !seen.headers.has(header)) throw new Error(`${name} answers without ${header}`)
    const [type] = Object.keys(content)
    if (!type) return
    if (type !== '*/*' && !seen.headers.get('content-type')?.startsWith(type))
      throw new Error(`${name} answers ${seen.headers.get('content-type')}`)
    if (type === 'application/json') this.#fits(content[type].schema, seen.body, `answer of ${name}`)
  }
}
