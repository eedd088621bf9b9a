import { memoise, type AnyResource, type Field } from '@barem/resources/kit'
import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import type { KindName } from './kinds.ts'

/**
 * Who may: people with any of the levels in an area, everyone of the company, the person who uploaded the file or had
 * it made, or the system alone.
 */
export type Rule =
  | {
      area: AreaCode
      levels: readonly Level[]
      /**
       * Without a level too: adding files, and reading those that one added, or that hang on a row that one made. Said
       * where the rows that point to the folder are open to those who make them.
       */
      own?: true
      /** Whether the right to create in the area lets nobody at files of others. */
      apart?: true
    }
  | 'everyone'
  | 'uploader'
  | 'nobody'

export interface Folder {
  kinds: readonly KindName[]
  read: Rule
  /** Adding a file. */
  create: Rule
  /** Putting a new version in the place of a file. */
  update: Rule
}

const images = ['jpg', 'png', 'webp'] as const
const papers = ['pdf', 'xlsx', 'docx', ...images] as const

/** Rows' own files: those who may see a row may read them, and those who may write it may add to them. */
const filesOf = ({ area, open, ownRows }: AnyResource, kinds: readonly KindName[]): Folder => {
  const own = open === 'own' || ownRows ? { own: true as const } : {}
  return {
    kinds,
    read: area === null ? 'nobody' : { area, levels: ['v'], ...own, ...(ownRows && { apart: true as const }) },
    create: area === null ? 'nobody' : { area, levels: ['c', 'u'], ...own },
    update: area === null ? 'nobody' : { area, levels: ['u'] },
  }
}

/** A folder for each field of a definition that keeps files. */
const foldersOf = memoise((resource: AnyResource): Record<string, Folder> =>
  Object.fromEntries(
    (Object.values(resource.fields) as Field[]).flatMap((field) =>
      'folder' in field ? [[field.folder, filesOf(resource, field.type === 'image' ? images : papers)]] : [],
    ),
  ),
)

/** Folders that belong to no resource. */
const systemFolders: Readonly<Record<string, Folder>> = {
  company: {
    kinds: images,
    read: 'everyone',
    create: { area: areas.tenant, levels: ['u'] },
    update: { area: areas.tenant, levels: ['u'] },
  },
  documents: { kinds: papers, read: 'uploader', create: 'everyone', update: 'uploader' },
  exports: { kinds: ['xlsx'], read: 'uploader', create: 'nobody', update: 'nobody' },
  imports: { kinds: ['xlsx'], read: 'uploader', create: 'everyone', update: 'uploader' },
}

/** The folders that `{path}` of `/File/{path}` may name where these resources are served; there are no others. */
export const foldersIn = memoise((resources: readonly AnyResource[]): Readonly<Record<string, Folder>> => ({
  ...Object.assign({}, ...resources.map(foldersOf)),
  ...systemFolders,
}))

/** The folder of a field of this resource. */
export const folderOfField = (resource: AnyResource, folder: string): Folder =>
  systemFolders[folder] ?? foldersOf(resource)[folder]!
