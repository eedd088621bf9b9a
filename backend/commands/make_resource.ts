import { BaseCommand } from '@adonisjs/core/ace'
import { scaffold } from '#app/resources/scaffold/scaffold'

/** Scaffolds a resource: its definition, its words in both languages, its places in registry and policy, and a test. */
export default class MakeResource extends BaseCommand {
  static override commandName = 'make:resource'
  static override description = 'Scaffold a resource: definition, words, registry and policy entries, and a test'
  declare resource: string
  declare domain: string

  static {
    this.defineArgument('resource', { type: 'string', description: 'Plural name with hyphens, such as vehicle-types' })
    this.defineFlag('domain', {
      type: 'string',
      default: 'categories',
      description: 'Folder of resources/ to put it in',
    })
  }

  override async run() {
    try {
      const root = this.app.makePath('..')
      for (const file of await scaffold(root, this.resource, this.domain)) this.logger.success(file)
      this.logger.info(
        'Next: choose its area and fields, then node ace resources:migration create_' +
          this.resource.replaceAll('-', '_') +
          ' && node ace migration:run',
      )
    } catch (error) {
      this.logger.error((error as Error).message)
      this.exitCode = 1
    }
  }
}
