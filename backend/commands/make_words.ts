import { BaseCommand } from '@adonisjs/core/ace'
import { registry } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { readFile, writeFile } from 'node:fs/promises'
import { languages } from '#app/language/translate'
import type { Words } from '#app/resources/scaffold/labels'
import { completeWords, wordFile, withEntry } from '#app/resources/scaffold/word_file'

/** Brings the words of a resource up to date with its definition, in both languages. */
export default class MakeWords extends BaseCommand {
  static override commandName = 'make:words'
  static override description = 'Add the words that a definition lacks, each with a proposed label, in both languages'
  declare resource: string

  static {
    this.defineArgument('resource', { type: 'string', description: 'Name of a resource, such as customers' })
  }

  override async run() {
    const resource = (registry as unknown as Record<string, AnyResource>)[this.resource]
    if (!resource) {
      this.logger.error(`no resource is called '${this.resource}'. Use one of: ${Object.keys(registry).join(', ')}.`)
      this.exitCode = 1
      return
    }
    for (const language of languages) {
      const path = this.app.makePath('..', wordFile(language))
      const text = await readFile(path, 'utf8')
      const completed = completeWords(resource, JSON.parse(text) as Words, language)
      const { entry, added, removed, untranslated } = completed
      await writeFile(path, withEntry(text, resource.name, entry))
      this.logger.success(`${wordFile(language)}: ${added.length} added, ${removed.length} removed`)
      if (untranslated.length > 0) this.logger.warning(`Still in English: ${untranslated.join(', ')}`)
    }
  }
}
