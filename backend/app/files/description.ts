import type { Identity } from '#app/identity/identity'
import { onceFor, type Described, type Description } from '#app/description/described'
import { done, object, oneOf, orNull, text, whole, type Schema } from '#app/description/schema'
import { allowsRule } from './access.ts'
import { folderOf, folders } from './folders.ts'
import { kinds } from './kinds.ts'

const open = (caller: Identity, action: 'read' | 'create' | 'update'): string[] =>
  Object.keys(folders).filter((name) => allowsRule(caller, folderOf(name)[action]))

const described = done(
  object({
    filePath: text,
    name: text,
    contentType: text,
    bytes: whole,
    width: orNull(whole),
    height: orNull(whole),
    version: whole,
  }),
)

/** The part `file` of a form, or the body itself under its content type. */
const body = (names: string[]): Record<string, Schema> => {
  const taken = new Set(names.flatMap((name) => folderOf(name).kinds.map((kind) => kinds[kind].type)))
  const file = { type: 'string', format: 'binary' }
  return {
    'multipart/form-data': { ...object({ file }), additionalProperties: false },
    ...Object.fromEntries([...taken].map((type) => [type, file])),
  }
}

export const fileDescription: Description = (caller) => {
  const [read, create, update] = [open(caller, 'read'), open(caller, 'create'), open(caller, 'update')]
  const refused = [409, 413, 415, 507]
  const upload = (names: string[]): Pick<Described, 'headers' | 'params' | 'body' | 'refused'> => ({
    ...onceFor(false),
    params: { folder: oneOf(...names) },
    body: body(names),
    refused,
  })
  return {
    'file.create': {
      ...upload(create),
      summary: 'Keeps a file',
      query: { override: oneOf('true', 'false') },
      answers: { 201: { says: 'Where it is kept', schema: described } },
    },
    'file.replace': {
      ...upload(update),
      summary: 'Keeps a new version of a file',
      query: { override: { ...oneOf('true', 'false'), description: 'Has to be true' } },
      answers: { 200: { says: 'The new version', schema: described } },
    },
    'file.show': {
      summary: 'A file, or the small picture of an image',
      params: { folder: oneOf(...read) },
      query: { size: oneOf('thumb') },
      answers: {
        200: { says: 'Its bytes, to download', type: '*/*' },
        304: { says: 'It still is what If-None-Match names' },
      },
    },
  }
}
