import { json, onceFor, totalCount } from '#app/description/described'
import { wrapped } from '#app/description/from_vine'
import { done, figure, list, object, orNull, ref, text, type Schema } from '#app/description/schema'
import { bodySchema, rowSchema } from '#app/resources/description/schemas'
import { company, LETTERHEAD } from './company.ts'
import { settingsResource } from './settings.ts'
import { META } from './settings_controller.ts'
import { on, type Routes } from '#app/routing/row'
import { update, view } from '#app/routing/rule'

const SettingsController = () => import('./settings_controller.ts')
const CompanyController = () => import('./company_controller.ts')

const { createdById: _by, updatedById: _updatedBy, ...row } = rowSchema(company).properties as Record<string, Schema>
const { ...settings } = rowSchema(settingsResource).properties as Record<string, Schema>
for (const name of META) delete settings[name]
/** Deviations of weighings, each band from its threshold on. */
const deviationBands = list(object({ name: text, englishName: orNull(text), threshold: figure, color: text }))
/** Settings that not everybody sees. */
const guarded = Object.entries(settingsResource.fields).flatMap(([name, { area }]) => (area === null ? [] : [name]))
const letterhead = Object.fromEntries(LETTERHEAD.map((name) => [name, row[name]!]))

/** The caller's own company and its settings. */
export const companyRoutes: Routes = {
  'tenant.show': {
    method: 'get',
    path: '/tenant',
    rule: view('tenant'),
    describes: {
      summary: "The caller's company",
      answers: { 200: { says: 'The company', schema: done(object(row)) } },
    },
    handle: on(CompanyController, 'show'),
  },
  'tenant.letterhead': {
    method: 'get',
    path: '/tenant/letterhead',
    rule: 'signedIn',
    describes: {
      summary: 'What stands at the head of prints',
      answers: { 200: { says: 'Of the company', schema: done(object(letterhead)) } },
    },
    handle: on(CompanyController, 'letterhead'),
  },
  'tenant.update': {
    method: 'put',
    path: '/tenant',
    rule: update('tenant'),
    body: 'usual',
    describes: {
      ...onceFor(false),
      summary: "Changes the caller's company",
      body: json(wrapped(bodySchema(company, 'update'))),
      answers: { 200: { says: 'The company as saved', schema: done(object(row)) } },
      refused: [409],
    },
    handle: on(CompanyController, 'update'),
  },
  'tenant.history': {
    method: 'get',
    path: '/tenant/history',
    rule: view('tenant'),
    describes: {
      summary: 'Who changed what of the company, and when',
      answers: { 200: { says: 'Newest first', schema: list(ref('HistoryEntry')), headers: totalCount } },
    },
    handle: on(CompanyController, 'history'),
  },
  'settings.current': {
    method: 'get',
    path: '/company-settings/current',
    rule: 'signedIn',
    transaction: 'writes',
    describes: {
      summary: "How the caller's company works, for screens that go by it",
      answers: { 200: { says: 'The settings', schema: done(object({ ...settings, deviationBands }, ...guarded)) } },
    },
    handle: on(SettingsController, 'current'),
  },
}
