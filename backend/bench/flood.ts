import { Agent } from 'node:http'
import { get } from './get.ts'

/** A process of its own that keeps requests under way until it is ended: `flood.ts url token atOnce path...`. */
const [url, token, atOnce, ...paths] = process.argv.slice(2) as [string, string, string, ...string[]]
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) })
let asked = 0

async function askOn() {
  for (;;) await get(url, agent, paths[asked++ % paths.length]!, token)
}

process.send!('begun')
await Promise.all(Array.from({ length: Number(atOnce) }, askOn))
