import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { namesOf, relationsOf, visibleTo, type AnyResource } from '@barem/resources/kit'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { languages } from '#app/language/translate'
import { definitionsOf, type CompanyDefinitions } from './company_engine.ts'
import { ownWords } from './words.ts'

/** A definition for people who may not view it, and whose rows point to its rows: how these are called, and no more. */
function nameOnly(resource: AnyResource): AnyResource {
  const { title, hint } = resource
  const names = ['code', title, ...hint].filter((name) => Object.hasOwn(resource.fields, name))
  const fields = Object.fromEntries(names.map((name) => [name, resource.fields[name]!]))
  const { list } = namesOf(resource)
  return {
    ...resource,
    fields,
    actions: [],
    form: {},
    menu: null,
    unique: [],
    list: { ...list, columns: [], filters: [], bulk: [], card: [], sums: [] },
  }
}

/** The company's own definitions as somebody may see them. */
function seenBy(identity: Identity, { served, spoken }: CompanyDefinitions) {
  const sees = ({ area }: AnyResource) => may(identity, area, 'v')
  const seen = served.filter(sees).map((resource) => visibleTo(resource, (area) => may(identity, area, 'v')))
  const pointed = new Set(seen.flatMap(({ fields }) => relationsOf(fields, '').map(({ to }) => to)))
  const named = served.filter((resource) => !sees(resource) && pointed.has(resource.name)).map(nameOnly)
  const definitions = [...seen, ...named]
  const words = new Map([...spoken].map(([name, own]) => [name, ownWords(own)]))
  const spokenIn = (language: (typeof languages)[number]) =>
    Object.fromEntries(definitions.map(({ name }) => [name, words.get(name)![language]]))
  return { definitions, words: Object.fromEntries(languages.map((language) => [language, spokenIn(language)])) }
}

/** What the company's own resources are, for the screens that show them. */
export default class DefinitionsController {
  /** Cut to what the caller may see. `If-None-Match` with the tag of an earlier answer is answered without a body. */
  async index(ctx: HttpContext) {
    const { identity, request, response } = ctx
    const known = await definitionsOf(identity)
    const body = JSON.stringify({ version: known.version, ...seenBy(identity, known) })
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    response.header('etag', tag)
    if (request.header('if-none-match') === tag) return response.status(304).send('')
    return response.header('content-type', 'application/json; charset=utf-8').send(body)
  }
}
