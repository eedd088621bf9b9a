import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { policy } from '#app/identity/policy'
import { routeList } from '#app/http/route_list'

/** Fails when a route stands in no rule of the policy, or a rule is about no route. */
export default class PolicyCheck extends BaseCommand {
  static override commandName = 'policy:check'
  static override description = 'Check that the policy says who may call every route'
  static override options: CommandOptions = { startApp: true }
  declare json: boolean

  static {
    this.defineFlag('json', { type: 'boolean', description: 'Print every route with its rule instead' })
  }

  override async run() {
    const routes = await routeList()
    if (this.json)
      return void process.stdout.write(
        JSON.stringify(routes.map((route) => ({ ...route, rule: policy[route.name] ?? null }))),
      )
    const names = routes.map(({ name }) => name)
    for (const name of names)
      if (!Object.hasOwn(policy, name)) this.logger.error(`the policy says nothing of the route ${name}`)
    for (const name of Object.keys(policy))
      if (!names.includes(name)) this.logger.error(`the policy speaks of ${name}, which is no route`)
    const agree = names.length === Object.keys(policy).length && names.every((name) => Object.hasOwn(policy, name))
    if (agree) return this.logger.success(`The policy covers ${names.length} routes.`)
    this.exitCode = 1
  }
}
