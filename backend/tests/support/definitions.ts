import { defineResource, DefinitionError } from '@barem/resources/kit'

/** What somebody is told whose definition comes from a screen, where no compiler helps. */
export const mistake = (options: object): DefinitionError => {
  try {
    defineResource('things', options as never)
  } catch (error) {
    return error as DefinitionError
  }
  throw new Error('no mistake was found')
}

/** What is wrong, the definition, the code, the path, and a part of what is told. */
export type Case = [string, object, string, string, string]
