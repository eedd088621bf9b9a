import { onceFor, XLSX } from '#app/description/described'
import { list, object, orNull, text, whole, yes } from '#app/description/schema'
import { imported } from '#app/resources/description/resource'
import { on, type Routes } from '#app/routing/row'
import { create, update, view } from '#app/routing/rule'

const OwnSheetController = () => import('./sheet_controller.ts')

const asTypes = {
  as: { ...text, description: 'Types between commas in the order of the columns, nothing for one that is left out' },
}

/** Definitions that begin from a sheet. They open their own transactions. */
export const ownSheetRoutes: Routes = {
  'ownDefinitions.readSheet': {
    method: 'post',
    path: '/own-definitions/sheet',
    rule: create('customCategory'),
    transaction: false,
    body: 'file',
    describes: {
      summary: 'Says what each column of a sheet seems to be, and which rows would not fit, for a resource from it',
      query: asTypes,
      body: { [XLSX]: { type: 'string', format: 'binary' } },
      answers: {
        200: {
          says: 'Its heads in order, and how many rows are below them',
          schema: object({
            rows: whole,
            refused: object({
              count: whole,
              rows: {
                ...list(object({ line: whole, errors: list(object({ field: text, message: text })) })),
                description: 'The first of them; fields by their heads',
              },
            }),
            columns: list(
              object({
                head: { ...text, description: 'In one line, unlike all others; else the letter of the column' },
                isNamed: { ...yes, description: 'Whether the sheet has a head there' },
                type: text,
                as: { ...orNull(text), description: 'What it becomes; null where it is left out' },
                options: { type: 'object' },
                samples: list(text),
                values: { ...orNull(list(text)), description: 'All different cells, where a choice could have them' },
                counts: { type: 'boolean', description: 'Whether the column only counts the rows' },
              }),
            ),
          }),
        },
      },
    },
    handle: on(OwnSheetController, 'read'),
  },
  'ownDefinitions.refusedRows': {
    method: 'post',
    path: '/own-definitions/sheet/refused',
    rule: create('customCategory'),
    transaction: false,
    body: 'file',
    describes: {
      summary: 'The rows of a sheet that would not fit, as a sheet with the reasons',
      query: asTypes,
      body: { [XLSX]: { type: 'string', format: 'binary' } },
      answers: { 200: { says: 'Under the heads of the sheet', type: XLSX } },
    },
    handle: on(OwnSheetController, 'refused'),
  },
  'ownDefinitions.takeSheet': {
    method: 'get',
    path: '/own-definitions/:id/sheet',
    rule: create('customCategory'),
    transaction: false,
    describes: {
      summary: 'The sheet that waits to be imported; after an import the rows that were refused, with the reasons',
      answers: { 200: { says: 'As it was sent, or what is left of it', type: XLSX } },
    },
    handle: on(OwnSheetController, 'take'),
  },
  'ownDefinitions.keepSheet': {
    method: 'put',
    path: '/own-definitions/:id/sheet',
    rule: create('customCategory'),
    transaction: false,
    body: 'file',
    describes: {
      summary: 'Keeps a sheet until the resource is published and its rows are imported',
      query: { name: text },
      needs: ['name'],
      body: { [XLSX]: { type: 'string', format: 'binary' } },
      answers: { 200: { says: 'It is kept', schema: object({ succeeded: { const: true } }) } },
    },
    handle: on(OwnSheetController, 'keep'),
  },
  'ownDefinitions.forgetSheet': {
    method: 'delete',
    path: '/own-definitions/:id/sheet',
    rule: update('customCategory'),
    transaction: false,
    describes: {
      summary: 'Forgets a sheet that waits to be imported',
      ...onceFor(false),
      answers: { 200: { says: 'It is gone', schema: object({ succeeded: { const: true } }) } },
    },
    handle: on(OwnSheetController, 'forget'),
  },
  'ownDefinitions.importSheet': {
    method: 'post',
    path: '/own-definitions/:id/sheet/import',
    rule: view('customCategory'),
    handlerAsks: 'to create rows of the resource',
    transaction: false,
    body: 'usual',
    describes: {
      summary: 'Imports the rows of the sheet that the resource began from',
      ...onceFor(false),
      query: { check: { ...yes, description: 'Only says what would happen' } },
      answers: { 200: imported },
    },
    handle: on(OwnSheetController, 'import'),
  },
}
