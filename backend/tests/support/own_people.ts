import type { AnyResource, Field } from '@barem/resources/kit'
import { api, type Company } from './client.ts'
import { created, resourceOf, sample } from './samples.ts'

/** The fields of a resource whose related rows are of people. */
const owned = ({ fields }: AnyResource) =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'belongsTo' && field.owner !== null ? [{ name, to: field.to, owner: field.owner }] : [],
  )

/** A sample with new rows of whoever signed in at the relations whose rows are of people. */
export async function sampleOfOwn(
  resource: AnyResource,
  token: string,
  company: Company,
): Promise<Record<string, unknown>> {
  const body = await sample(resource, company, 'required')
  const { body: profile } = await api(token).get('/User/profile')
  for (const { name, to, owner } of owned(resource)) {
    const related = { ...(await sample(resourceOf(to), company, 'required')), [owner]: profile.data.id }
    body[name] = (await created(resourceOf(to), related, company)).id
  }
  return body
}
