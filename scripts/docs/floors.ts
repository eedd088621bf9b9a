import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors } from '../floors.mjs'
import { root, say } from '../steps.mjs'

/** `npm run docs` writes the floors into docs/architecture.md; with `--check` it says whether they are current. */
const FILE = 'docs/architecture.md'
const [BEGIN, END] = ['<!-- floors: npm run docs -->', '<!-- /floors -->']

const names = (rooms: readonly string[]) => rooms.map((room) => `\`${room}\``).join(', ')

const rows = Object.entries(floors).flatMap(([tree, { floors: all, onNone }]) => [
  ...all.map((rooms, place) => `| \`${tree}\` | ${place + 1} | ${names(rooms)} |`),
  ...(onNone.length > 0 ? [`| \`${tree}\` | none yet | ${names(onNone)} |`] : []),
])
const block = [BEGIN, '', '| Tree | Floor | Rooms |', '|---|---|---|', ...rows, '', END].join('\n')

const before = readFileSync(join(root, FILE), 'utf8')
const page = before.slice(0, before.indexOf(BEGIN)) + block + before.slice(before.indexOf(END) + END.length)
if (process.argv.includes('--check')) {
  if (before === page) process.exit(0)
  say(`${FILE} has other floors than scripts/floors.json. Run: npm run docs`)
  process.exit(1)
}
writeFileSync(join(root, FILE), page)
say(`Wrote the floors into ${FILE}`)
