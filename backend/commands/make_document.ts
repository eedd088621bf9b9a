import { BaseCommand } from '@adonisjs/core/ace'
import { DOMAINS, LIVES } from '#app/resources/scaffold/document_file'
import { scaffoldDocument } from '#app/resources/scaffold/scaffold_document'

/** Scaffolds a document: its definition with lines and states, its words, a test, and perhaps its planner. */
export default class MakeDocument extends BaseCommand {
  static override commandName = 'make:document'
  static override description = 'Scaffold a document: definition with lines and states, words, test, planner'
  declare document: string
  declare domain: string
  declare area: string | undefined
  declare newArea: string | undefined
  declare vietnamese: string | undefined
  declare states: string
  declare posts: boolean

  static {
    this.defineArgument('document', { type: 'string', description: 'Plural name with hyphens, such as scrap-sales' })
    this.defineFlag('domain', {
      type: 'string',
      default: 'logistics',
      description: `Folder of resources/ to put it in: ${Object.keys(DOMAINS).join(', ')}`,
    })
    this.defineFlag('area', { type: 'string', description: 'Permission area, a name of resources/areas.ts' })
    this.defineFlag('newArea', {
      type: 'string',
      description: 'Adds an area for it instead: a number that none ever had',
    })
    this.defineFlag('vietnamese', {
      type: 'string',
      description: 'What one is called in Vietnamese, such as "phiếu xuất hủy"',
    })
    this.defineFlag('states', {
      type: 'string',
      default: 'plain',
      description: `Who moves it on: whoever may change it (${LIVES[0]}), or an approver (${LIVES[1]})`,
    })
    this.defineFlag('posts', { type: 'boolean', description: 'It writes to ledgers: begins a planner' })
  }

  override async run() {
    const { document, domain, area = null, newArea = null, vietnamese = null, states, posts = false } = this
    try {
      const options = { domain, area, newArea, vietnamese, states, posts }
      const files = await scaffoldDocument(this.app.makePath('..'), document, options)
      for (const file of files) this.logger.success(file)
      if (vietnamese === null) this.logger.info('Without --vietnamese its Vietnamese words are English ones')
      this.logger.info(
        `Next: say its fields in ${files[0]}, then run\n` +
          `  node ace make:words ${document}\n` +
          `  node ace resources:migration create_${document.replaceAll('-', '_')}\n` +
          `  node ace policy:check --write\n` +
          (posts || newArea !== null ? '  npm run docs\n' : '') +
          `  npm test -- ${files.at(-1)}\n` +
          `docs/documents.md leads on to the ledger.`,
      )
    } catch (error) {
      this.logger.error((error as Error).message)
      this.exitCode = 1
    }
  }
}
