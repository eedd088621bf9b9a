import type { Identity } from '#app/identity/identity'
import type { AnyResource } from '@barem/resources/kit'
import { onceFor, type Described, type Description } from '#app/description/described'
import { done, object, oneOf, orNull, text, whole, type Schema } from '#app/description/schema'
import { allowsRule } from './access.ts'
import { foldersIn, type Folder } from './folders.ts'
import { kinds } from './kinds.ts'

/** Folders that the caller may do something in, by name. */
const open = (caller: Identity, resources: readonly AnyResource[], action: 'read' | 'create' | 'update') =>
  Object.entries(foldersIn(resources)).filter(([, folder]) => allowsRule(caller, folder[action]))

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
const body = (folders: [string, Folder][]): Record<string, Schema> => {
  const taken = new Set(folders.flatMap(([, folder]) => folder.kinds.map((kind) => kinds[kind].type)))
  const file = { type: 'string', format: 'binary' }
  return {
    'multipart/form-data': { ...object({ file }), additionalProperties: false },
    ...Object.fromEntries([...taken].map((type) => [type, file])),
  }
}

const names = (folders: [string, Folder][]) => oneOf(...folders.map(([name]) => name))

export const fileDescription: Description = (caller, { resources }) => {
  const [read, create, update] = (['read', 'create', 'update'] as const).map((action) =>
    open(caller, resources, action),
  ) as [[string, Folder][], [string, Folder][], [string, Folder][]]
  const refused = [409, 413, 415, 507]
  const upload = (folders: [string, Folder][]): Pick<Described, 'headers' | 'params' | 'body' | 'refused'> => ({
    ...onceFor(false),
    params: { folder: names(folders) },
    body: body(folders),
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
      params: { folder: names(read) },
      query: { size: oneOf('thumb') },
      answers: {
        200: { says: 'Its bytes, to download', type: '*/*' },
        304: { says: 'It still is what If-None-Match names' },
      },
    },
  }
}
