import type { Identity } from '#app/identity/identity'
import type { AnyResource } from '@barem/resources/kit'
import { onceFor, type Described } from '#app/description/described'
import { done, object, oneOf, orNull, text, whole, type Schema } from '#app/description/schema'
import { on, type Routes } from '#app/routing/row'
import { allowsRule } from './access.ts'
import { foldersIn, type Folder } from './folders.ts'
import { kinds } from './kinds.ts'

const FileController = () => import('./file_controller.ts')

type Action = 'read' | 'create' | 'update'

/** Folders that the caller may do something in, by name. */
const open = (caller: Identity, resources: readonly AnyResource[], action: Action) =>
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

const upload = (
  caller: Identity,
  resources: readonly AnyResource[],
  action: Action,
): Pick<Described, 'headers' | 'params' | 'body' | 'refused'> => {
  const folders = open(caller, resources, action)
  return { ...onceFor(false), params: { folder: names(folders) }, body: body(folders), refused: [409, 413, 415, 507] }
}

/** Files, under the paths of the specification. They open their own transactions. */
export const fileRoutes: Routes = {
  'file.create': {
    method: 'post',
    path: '/File/:folder',
    rule: 'file',
    transaction: false,
    body: 'file',
    describes: (caller, { resources }) => ({
      ...upload(caller, resources, 'create'),
      summary: 'Keeps a file',
      query: { override: oneOf('true', 'false') },
      answers: { 201: { says: 'Where it is kept', schema: described } },
    }),
    handle: on(FileController, 'create'),
  },
  'file.replace': {
    method: 'post',
    path: '/File/:folder/:id',
    rule: 'file',
    transaction: false,
    body: 'file',
    describes: (caller, { resources }) => ({
      ...upload(caller, resources, 'update'),
      summary: 'Keeps a new version of a file',
      query: { override: { ...oneOf('true', 'false'), description: 'Has to be true' } },
      answers: { 200: { says: 'The new version', schema: described } },
    }),
    handle: on(FileController, 'replace'),
  },
  'file.show': {
    method: 'get',
    path: '/File/:folder/:id',
    rule: 'file',
    transaction: false,
    describes: (caller, { resources }) => ({
      summary: 'A file, or the small picture of an image',
      params: { folder: names(open(caller, resources, 'read')) },
      query: { size: oneOf('thumb') },
      answers: {
        200: { says: 'Its bytes, to download', type: '*/*' },
        304: { says: 'It still is what If-None-Match names' },
      },
    }),
    handle: on(FileController, 'show'),
  },
}
