import type { FieldType } from '@barem/resources/kit'
import { lazy } from 'react'
import type { FilterKind } from './filter.ts'
import { useContains, useDateRange, useIsOneOf, useIsRelated, useIsYes, useNumberRange } from './sentences.ts'

const contains: FilterKind = { Input: lazy(() => import('./ContainsFilter.tsx')), useSentence: useContains }
const oneOf: FilterKind = { Input: lazy(() => import('./ChoiceFilter.tsx')), useSentence: useIsOneOf }
const yes: FilterKind = { Input: lazy(() => import('./YesFilter.tsx')), useSentence: useIsYes }
const related: FilterKind = { Input: lazy(() => import('./RelationFilter.tsx')), useSentence: useIsRelated }
const dates: FilterKind = { Input: lazy(() => import('./DateFilter.tsx')), useSentence: useDateRange }
const numbers: FilterKind = { Input: lazy(() => import('./NumberFilter.tsx')), useSentence: useNumberRange }

/** How a list is filtered by a field of each type; null where the server cannot. Inputs load when first opened. */
export const filterKinds: Record<FieldType, FilterKind | null> = {
  code: contains,
  text: contains,
  longText: contains,
  integer: numbers,
  decimal: numbers,
  money: numbers,
  weight: numbers,
  percent: numbers,
  boolean: yes,
  date: dates,
  dateTime: dates,
  email: contains,
  phone: contains,
  taxCode: contains,
  color: contains,
  select: oneOf,
  belongsTo: related,
  belongsToMany: related,
  username: contains,
  address: contains,
  permissions: null,
  attributes: null,
  lines: null,
  image: null,
  files: null,
}
