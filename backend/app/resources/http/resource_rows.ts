import {
  isDocument,
  lineFieldsOf,
  lineResource,
  memoise,
  offersChoices,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { json, onceFor, paging, totalCount } from '#app/description/described'
import { done, figure, list, object, orNull, ref, text, uuid, whole } from '#app/description/schema'
import type { Routes } from '#app/routing/row'
import { bulkSchema, listHeaders, listQuery, optionsOf, saveBody, wholeOf } from '../description/resource.ts'
import { canBeOff } from '../read/open_business.ts'
import { MAX_PAGE } from '../read/parse.ts'
import { describedTo } from './described_to.ts'
import { ResourceController } from './resource_controller.ts'
import { rulesOf } from './resource_rules.ts'
import { served, type Calls } from './served.ts'

/** Whether a field of it offers choices of rows. */
export const hasRelations = ({ fields }: FieldSet) =>
  Object.values(fields).some((field) => offersChoices(field as Field))

const optionalKey = onceFor(false)

/** Choices of the relations of rows and of their lines. */
function optionRows(resource: AnyResource, controller: ResourceController): Routes {
  const { ofNew } = rulesOf(resource)
  const to = describedTo(resource)
  const ofLines = lineFieldsOf(resource).map((field): Routes => {
    const lines = lineResource(resource, field)
    return served(lines.name, {
      options: hasRelations(lines) && {
        method: 'get',
        path: `/${lines.name}/options/:field`,
        rule: ofNew('v'),
        describes: to((seen) => (lineFieldsOf(seen).includes(field) ? optionsOf(lineResource(seen, field)) : null)),
        handle: controller.lineOptions(field),
      },
    })
  })
  const ofRows = served(resource.name, {
    options: hasRelations(resource) && {
      method: 'get',
      path: `/${resource.path}/options/:field`,
      rule: ofNew('v'),
      describes: to(optionsOf),
      handle: controller.options,
    },
  })
  return Object.assign({}, ...ofLines, ofRows)
}

/** The calls of rows of a resource, as its definition serves them. */
export const resourceRows = memoise((resource: AnyResource): Routes => {
  const { name, actions, duplicates, single } = resource
  const controller = new ResourceController(resource)
  const path = `/${resource.path}`
  const one = single ? path : `${path}/:id`
  // The one record that a company has of such a resource is made when it is first asked for.
  const transaction = single ? 'writes' : true
  const body = lineFieldsOf(resource).length > 0 ? 'lines' : 'usual'
  const { ofAll, ofRow, ofNew, ofUpdate } = rulesOf(resource)
  const to = describedTo(resource)
  const calls: Calls = {
    list: actions.includes('list') && {
      method: 'get',
      path,
      rule: ofAll('v'),
      transaction,
      describes: to((seen) => ({
        summary: 'A page of rows',
        query: listQuery(seen),
        answers: { 200: { says: 'The rows', schema: list(ref(name)), headers: listHeaders(seen) } },
      })),
      handle: controller.list,
    },
    similar: duplicates.length > 0 && {
      method: 'get',
      path: `${path}/similar`,
      rule: ofAll('v'),
      transaction,
      describes: to((seen) => ({
        summary: 'Rows that may be the one that is being typed in',
        query: { field: { type: 'string', enum: [...seen.duplicates] }, value: text, except: uuid },
        needs: ['field', 'value'],
        answers: {
          200: { says: 'A few of them', schema: list(object({ id: uuid, code: orNull(text), name: text })) },
        },
      })),
      handle: controller.similar,
    },
    history: actions.includes('show') && {
      method: 'get',
      path: `${one}/history`,
      rule: ofRow('v'),
      transaction,
      describes: {
        summary: 'Who changed what, and when',
        query: paging(MAX_PAGE),
        answers: { 200: { says: 'Newest first', schema: list(ref('HistoryEntry')), headers: totalCount } },
      },
      handle: controller.history,
    },
    open: actions.includes('update') &&
      canBeOff(resource) && {
        method: 'get',
        path: `${one}/open`,
        rule: ofRow('u'),
        transaction,
        describes: {
          summary: 'What is not at its end of a row, for whoever puts it out of use',
          answers: {
            200: {
              says: 'Documents in force that are not done yet; goods on hand and debts, where the caller may see these',
              schema: object({
                documents: list(object({ resource: text, documents: whole, lines: whole })),
                standing: list(object({ ledger: text, figure })),
              }),
            },
          },
        },
        handle: controller.open,
      },
    show: actions.includes('show') && {
      method: 'get',
      path: one,
      rule: ofRow('v'),
      transaction,
      describes: { summary: 'One row', answers: { 200: { says: 'The row', schema: wholeOf(resource) } } },
      handle: controller.show,
    },
    create: actions.includes('create') && {
      method: 'post',
      path,
      rule: ofNew('c'),
      transaction,
      body,
      describes: to((seen, { behaviours }) => {
        const told = behaviours.get(name)?.told
        return {
          ...onceFor(isDocument(seen)),
          summary: 'Adds a row',
          body: saveBody(seen, 'create'),
          answers: {
            201: { says: 'The new row', schema: told ? { allOf: [wholeOf(seen), object(told)] } : wholeOf(seen) },
          },
        }
      }),
      handle: controller.create,
    },
    updateMany: actions.includes('update') &&
      resource.list.bulk.length > 0 &&
      !single && {
        method: 'patch',
        path,
        rule: ofAll('u'),
        body: 'usual',
        describes: to((seen) => ({
          summary: 'Sets the same values in many rows, all or none',
          body: json(bulkSchema(seen)),
          ...optionalKey,
          answers: { 200: { says: 'How many', schema: done(object({ updated: whole })) } },
          refused: [...optionalKey.refused, 404],
        })),
        handle: controller.updateMany,
      },
    update: actions.includes('update') && {
      method: 'patch',
      path: one,
      rule: ofUpdate(),
      transaction,
      body,
      describes: to((seen) => ({
        summary: 'Changes a row',
        body: saveBody(seen, 'update'),
        ...optionalKey,
        answers: { 200: { says: 'The row as saved', schema: wholeOf(seen) } },
      })),
      handle: controller.update,
    },
    delete: actions.includes('delete') && {
      method: 'delete',
      path: one,
      rule: ofAll('d'),
      transaction,
      describes: {
        summary: 'Deletes a row that nothing points to',
        ...optionalKey,
        answers: { 200: { says: 'The row as it was', schema: wholeOf(resource) } },
      },
      handle: controller.delete,
    },
  }
  return { ...optionRows(resource, controller), ...served(name, calls) }
})
