import type { AnyResource } from '@barem/resources/kit'
import { ownPath } from '@barem/resources/own'
import { api, signIn, type Company } from './client.ts'
import { picture, upload } from './files.ts'

const pictures = new Map<string, Promise<string>>()

/** The folder of a field; that of a company's own resource is called by a name that only this company has. */
async function folderOf(resource: AnyResource, name: string, company: Company): Promise<string> {
  const folderIn = ({ fields }: AnyResource) => (fields[name] as unknown as { folder: string }).folder
  if (!resource.path.startsWith(ownPath(''))) return folderIn(resource)
  const { body } = await api(await signIn('superadmin', company)).get('/definitions')
  return folderIn((body.definitions as AnyResource[]).find(({ path }) => path === resource.path)!)
}

async function uploaded(resource: AnyResource, name: string, company: Company): Promise<string> {
  const folder = await folderOf(resource, name, company)
  const { body } = await upload(await signIn('superadmin', company), folder, await picture('png'), 'mau.png')
  return body.data.filePath
}

/** The path of a small picture in the file store that a field may name, uploaded once for each company. */
export function storedPicture(resource: AnyResource, name: string, company: Company): Promise<string> {
  const key = `${company} ${resource.path} ${name}`
  const stored = pictures.get(key) ?? uploaded(resource, name, company)
  pictures.set(key, stored)
  return stored
}

/** What a body says of a product's picture. */
export const pictured = async (resource: AnyResource, company: Company) => ({
  image: await storedPicture(resource, 'image', company),
})
