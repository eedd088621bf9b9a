import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { resources } from '@barem/resources'
import { policy } from '#app/identity/policy'
import { disputedAreas } from '#app/identity/policy_areas'
import { routeList } from '#app/http/route_list'

const said = (area: number | null) => (area === null ? 'a super admin' : `area ${area}`)

/** Fails when a route has no rule, a rule has no route, or a rule names another area than its resource. */
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
    const disputed = disputedAreas(resources)
    for (const { name, defined, ruled } of disputed)
      this.logger.error(`the policy asks for ${said(ruled)} at ${name}, its definition for ${said(defined)}`)
    const agree = names.length === Object.keys(policy).length && names.every((name) => Object.hasOwn(policy, name))
    if (agree && disputed.length === 0) return this.logger.success(`The policy covers ${names.length} routes.`)
    this.exitCode = 1
  }
}
