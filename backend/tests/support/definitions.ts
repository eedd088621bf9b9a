import { checkVocabulary, defineResource, DefinitionError, type AnyResource } from '@barem/resources/kit'
import { vocabulary } from '@barem/resources/vocabulary'

/** A definition as the registry takes it: checked by itself, and against the functions that it names. */
export function defined(name: string, options: object): AnyResource {
  const resource = defineResource(name, options as never) as unknown as AnyResource
  checkVocabulary([resource], vocabulary)
  return resource
}

/** What somebody is told whose definition comes from a screen, where no compiler helps. */
export const mistake = (options: object): DefinitionError => {
  try {
    defined('things', options)
  } catch (error) {
    return error as DefinitionError
  }
  throw new Error('no mistake was found')
}

/** What is wrong, the definition, the code, the path, and a part of what is told. */
export type Case = [string, object, string, string, string]
