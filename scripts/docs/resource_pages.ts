import { areas } from '@barem/resources/areas'
import { menuOutline } from '@barem/resources/menu'
import { definedIn, exportedFrom, membersOf, propertiesOf } from './members.ts'
import { code, named } from './markdown.ts'

const KIT = 'resources/kit'

/** The part about definitions of resources. */
export const resourcePages = (): string => `## What a definition says

Only \`fields\` is required: an object of fields by name. A name is camelCase; the column is the same in snake_case.

${named(
  'Word',
  membersOf(`${KIT}/resource.ts`, 'ResourceOptions').filter(({ name }) => name !== 'fields'),
)}

\`grouped({ general: { … }, bank: { … } }, { … })\` says the fields in the groups of their form, and behind them the
fields that no form shows. Write \`...grouped(…)\` in place of \`fields\` and \`form\`.

## What \`list\` says

${named('Word', membersOf(`${KIT}/resource.ts`, 'ListOptions'))}

What \`sort\` says:

${named('Word', membersOf(`${KIT}/resource.ts`, 'Sort'))}

What \`due\` says:

${named('Word', membersOf(`${KIT}/resource.ts`, 'Due'))}

## A list that a query makes

\`defineQueryList\` defines a list without a table: SQL on the server gives its rows, in \`backend/app/sources.ts\` under the
same name. Columns, filters, search, order, cards, saved views, the sheet and the rights are those of any list. It says
\`area\`, \`route\`, \`fields\` and \`list\` as a resource does, and besides:

${named('Word', membersOf(`${KIT}/lists/query.ts`, 'Query'))}

\`resources/lists/debts_by_customer.ts\` is one, \`backend/app/debt/by_customer.ts\` its SQL.

## What \`home\` says

People find a tile on Home for each question of work. Its rights are those of its resource, or of what \`from\` makes.

${named('Word', membersOf(`${KIT}/home/tile.ts`, 'HomeTile'))}

Tiles that documents share, in \`resources/home.ts\`, are shown in its order, and have their words in \`home.json\`. Those of
one document have theirs beside its fields: \`home.<name>.title\` and, where something is made, \`verb\`.

## What \`menu\` says

${named('Word', membersOf(`${KIT}/menu/place.ts`, 'MenuPlace'))}

Groups, in \`resources/menu.ts\`: ${menuOutline.flatMap((entry) => ('pages' in entry ? [code(entry.key)] : [])).join(', ')}.

## Permission areas

\`resources/areas.ts\` has them with their numbers:
${Object.entries(areas)
  .map(([name, number]) => `\`${name}\` ${number}`)
  .join(', ')}.

A new area takes the next free number, which is never used again. It needs a place in \`resources/area_groups.ts\` and a
word in \`locales/*/areas.json\`.`

/** The part about documents and ledgers. */
export const documentPages = (): string => `## Documents

A resource with \`lines\` or \`states\` is a document. It has drafts, actions, revisions and, with a \`pattern\` at its code,
a number without gaps.

### What \`states\` says

${named('Word', membersOf(`${KIT}/documents/states.ts`, 'States'))}

\`...approved.fields\` and \`states: approved.states({ alwaysEditable })\` of \`resources/documents/approval.ts\` say what all
documents share that one person asks another to approve. With \`optional: true\` and \`posts\` nobody has to be asked: the
last approval posts, or the request where there is none.

\`...plain.fields\` and \`states: plain.states({ alwaysEditable })\` of \`resources/documents/plain.ts\` say the same of those
that whoever may change them approves: \`draft\`, \`approved\`, where it has its number, and \`done\`, where it posts if
\`posts\` is said. Both have \`home\` and \`next\`, and \`postedFields\` for documents that post.

### What an action says

${named('Word', membersOf(`${KIT}/documents/states.ts`, 'DocumentAction'))}

### What \`next\` says

One button of a document is filled, on its page, in the menu of its row and on a phone: the first step here that its
state, what is open of it and the person's rights allow. Where none is said, it is the step forward of its states.

${named('Word', membersOf(`${KIT}/documents/next.ts`, 'NextStep'))}

### What \`prints\` says

${named('Word', membersOf(`${KIT}/resource.ts`, 'Print'))}

### What \`createdFrom\` says

${named('Word', membersOf(`${KIT}/links/created_from.ts`, 'CreatedFrom'))}

What each of its \`lines\` says, by the field with own lines:

${named('Word', membersOf(`${KIT}/links/created_from.ts`, 'CreatedLines'))}

What each of its \`copiedLines\` says, by the field with own lines:

${named('Word', membersOf(`${KIT}/links/created_from.ts`, 'CopiedLines'))}

## Ledgers

\`defineLedger(name, { … })\` defines entries that are only ever added, and the balances that they come to.

${named('Word', membersOf(`${KIT}/ledgers/ledger.ts`, 'LedgerOptions'))}

### What a balance says

${named('Word', membersOf(`${KIT}/ledgers/ledger.ts`, 'Balance'))}

## Planners

\`definePlanner({ … })\` defines what an action posts, in a file of \`resources/posting\` that its \`index.ts\` lists.
[documents.md](documents.md) builds one.

${named('Word', membersOf('resources/posting/planner.ts', 'Planner'))}

### Parts

Planners are built of these, in \`resources/posting/parts\`:

${named('Name', exportedFrom('resources/posting/parts'))}

### Facts

What planners and computations may have to know, of \`resources/calc/settle/facts.ts\`:

${named('Name', membersOf('resources/calc/settle/facts.ts', 'Facts'))}

## Figures

A row of \`metrics\` in \`resources/metrics\` is a figure of the dashboard and of reports: its \`unit\`, and what it is
read from, or \`from\` for several such sources.

${named('Word', membersOf('resources/metrics/metric.ts', 'Source'))}`

/** The part about functions and papers that definitions name. */
export const namedPages = (): string => `## Functions that a definition names

They are pure. What they need to know beyond the row is read before and handed to them. Each is one file that says its
name, the fields that it reads, the facts that it needs and the function; \`index.ts\` of its folder lists it. A definition
that names it has all fields that it reads, and it gets no others.

### \`formula\`: fills in one field

${named('Name', definedIn('resources/calc', 'defineFormula'))}

### \`check\`: rules between fields

${named('Name', propertiesOf('resources/calc/checks.ts', 'checks'))}

### \`computes\` of lines

${named('Name', definedIn('resources/calc/settle', 'defineLineComputation'))}

### \`computes\` of a document

${named('Name', definedIn('resources/calc/settle', 'defineDocumentComputation'))}

### \`posts\`: what an action writes in a ledger

${named('Name', definedIn('resources/posting', 'definePlanner'))}

### \`holds\`: what a document holds while it is in force

${named('Name', definedIn('resources/posting', 'defineHolder'))}

### \`grid\`: how lines are typed

${named('Name', propertiesOf('resources/grids.ts', 'grids'))}

### \`exceptions\`: what approvers are shown

${named('Name', propertiesOf('resources/calc/exceptions.ts', 'rules'))}

### \`prints\`: papers

${named('Name', propertiesOf('resources/papers.ts', 'papers'))}

### \`vocabulary\`: how searches are read

${named('Name', propertiesOf('resources/search/vocabularies.ts', 'vocabularies'))}`
