import { createElement, lazy } from 'react'
import { definitionOf } from '../resources/model/registry.ts'

/** The page of a list that a query makes, by the name of the list. */
export const listPage = (name: string) =>
  lazy(async () => {
    const { screens } = await import('../resources/index.ts')
    return { default: () => createElement(screens.list!, { definition: definitionOf(name) }) }
  })
