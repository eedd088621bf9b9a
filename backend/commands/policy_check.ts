import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { resources } from '@barem/resources'
import { readFile, writeFile } from 'node:fs/promises'
import { POLICY_PRINT, printPolicy } from '#app/identity/policy_print'
import { routeList } from '#app/http/route_list'
import { policyOf } from '#app/routes'

/** Fails when a route has no rule, a rule has no route, or the print of the policy is not what it was. */
export default class PolicyCheck extends BaseCommand {
  static override commandName = 'policy:check'
  static override description = 'Check that the policy says who may call every route, and that its print is current'
  static override options: CommandOptions = { startApp: true }
  declare json: boolean
  declare write: boolean

  static {
    this.defineFlag('json', { type: 'boolean', description: 'Print every route with its rule instead' })
    this.defineFlag('write', {
      type: 'boolean',
      description: 'Write the print anew, for a reviewer to see what changed',
    })
  }

  override async run() {
    const routes = await routeList()
    const policy = policyOf(resources)
    if (this.json)
      return void process.stdout.write(
        JSON.stringify(routes.map((route) => ({ ...route, rule: policy[route.name] ?? null }))),
      )
    const names = routes.map(({ name }) => name)
    const [lacking, idle] = [
      names.filter((name) => !Object.hasOwn(policy, name)),
      Object.keys(policy).filter((name) => !names.includes(name)),
    ]
    for (const name of lacking) this.logger.error(`the policy says nothing of the route ${name}`)
    for (const name of idle) this.logger.error(`the policy speaks of ${name}, which is no route`)
    if (lacking.length + idle.length > 0) return void (this.exitCode = 1)
    await this.#compare(printPolicy(routes, policy))
  }

  async #compare(print: string) {
    const file = this.app.makePath(POLICY_PRINT)
    const before = await readFile(file, 'utf8').catch(() => '')
    const [was, is] = [before, print].map((text) => text.split('\n').map((line) => line.replace(/ {2,}/g, '  ')))
    const gone = was!.filter((line) => !is!.includes(line))
    const came = is!.filter((line) => !was!.includes(line))
    const count = is!.length - 1
    if (this.write) {
      await writeFile(file, print)
      return this.logger.success(`Wrote backend/${POLICY_PRINT}: ${count} routes. Read what changed.`)
    }
    if (before === print) return this.logger.success(`The policy covers ${count} routes.`)
    for (const line of gone) this.logger.error(`- ${line}`)
    for (const line of came) this.logger.error(`+ ${line}`)
    this.logger.info('If this is meant, print it with: node ace policy:check --write')
    this.exitCode = 1
  }
}
