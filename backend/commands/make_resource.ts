import { BaseCommand } from '@adonisjs/core/ace'
import { scaffold } from '#app/resources/scaffold/scaffold'

/** Scaffolds a resource: its definition, its words in both languages, its place in the registry, and a test. */
export default class MakeResource extends BaseCommand {
  static override commandName = 'make:resource'
  static override description = 'Scaffold a resource: definition, words, registry entry, and a test'
  declare resource: string
  declare domain: string
  declare area: string | undefined
  declare vietnamese: string | undefined

  static {
    this.defineArgument('resource', { type: 'string', description: 'Plural name with hyphens, such as vehicle-types' })
    this.defineFlag('domain', {
      type: 'string',
      default: 'categories',
      description: 'Folder of resources/ to put it in',
    })
    this.defineFlag('area', {
      type: 'string',
      description: 'Permission area, a name of resources/areas.ts; super admins alone get in without one',
    })
    this.defineFlag('vietnamese', {
      type: 'string',
      description: 'What one row is called in Vietnamese, such as "loại xe"',
    })
  }

  override async run() {
    const { resource, domain, area = null, vietnamese = null } = this
    try {
      const files = await scaffold(this.app.makePath('..'), resource, { domain, area, vietnamese })
      for (const file of files) this.logger.success(file)
      if (area === null) this.logger.info('Without --area super admins alone get in')
      if (vietnamese === null) this.logger.info('Without --vietnamese its Vietnamese words are English ones')
      this.logger.info(
        `Next: say its fields in ${files[0]}, then run\n` +
          `  node ace make:words ${resource}\n` +
          `  node ace resources:migration create_${resource.replaceAll('-', '_')}\n` +
          `  node ace policy:check --write`,
      )
    } catch (error) {
      this.logger.error((error as Error).message)
      this.exitCode = 1
    }
  }
}
