import { table } from './markdown.ts'

const keys = [
  ['`title`, `one`', 'All of them, as a heading; one of them, in a sentence. `many` too where it is not the title.'],
  ['`about`, `first`', 'What the list is for; the button of an empty list.'],
  ['`search`', 'What stands in the search box, where that is not the usual word.'],
  ['`fields.<field>`', 'A field. `heads.<field>` is a shorter head of its column.'],
  ['`groups.<group>`', 'A group of the form.'],
  ['`choices.<field>.<choice>`', 'A choice of a field, such as a state.'],
  ['`bands.<field>.<number>`', 'A band of figures, from the lowest: `0`, `1`.'],
  ['`none.<field>`, `named.<filter>`', 'The choice of nothing; a filter of one click.'],
  ['`<lines>.fields.<field>`', 'A field of lines; `heads`, `choices`, `bands` and `none` of lines in the same way.'],
  ['`actions.<action>.<word>`', 'An action of its own, see below.'],
  ['`home.<tile>.title`', 'A tile on Home that no other document has; `verb` where something is made.'],
] as const

/** The part about words and about what domains draw themselves. */
export const wordPages = (): string => `## Words

Every word that a person reads is in \`locales/vi_VN\` and \`locales/en_US\`, under the same keys. Those of a resource are in
\`resources.json\` under its name. \`node ace make:words vehicles\` adds what its definition lacks; \`npm run check\` names what
is missing, unused or said twice.

${table(['Key', 'What it is called'], keys)}

### Words that resources share

What most resources call the same is said once, under \`shared\`. A resource says only what differs:

\`\`\`json
{
  "shared": {
    "fields": { "code": "Mã", "note": "Ghi chú" },
    "groups": { "general": "Thông tin chung" },
    "choices": { "status": { "active": "Đang dùng" } }
  },
  "vehicles": {
    "title": "Phương tiện",
    "one": "phương tiện",
    "fields": { "code": "Số xe" }
  }
}
\`\`\`

The code of a vehicle is \`Số xe\`; its note, group and status are called as everywhere. The word of the resource comes
first, then the shared one, then what stands in for a missing word. Lines take from \`shared\` too. Titles and \`heads\` are
not shared. \`npm run check\` refuses a label that repeats the shared one in both languages, and a shared one that nobody
takes. A word that differs in one language is said in both.

### Words of an action

All documents share the words of the steps of an approval, in \`later/documents.json\`. Any other action has its own beside
the fields of its document, or under \`shared\`:

\`\`\`json
{
  "actions": {
    "depart": {
      "name": "Depart",
      "title": "Let {{one}} {{code}} depart?",
      "text": "The truck leaves the yard. Its lines can no longer be changed.",
      "reason": "Why it departs late",
      "button": "Depart",
      "done": "{{one}} {{code}} has departed",
      "did": "let it depart"
    }
  }
}
\`\`\`

\`name\` is its button; \`title\`, \`text\` and \`button\` are its dialog; \`done\` is the message after it; \`did\` stands in the
history. \`reason\` is needed with \`comment: 'required'\`, and \`textYou\` with \`by: 'requester'\`: what the requester reads in
place of \`text\`. With \`tellsMaker\`, \`maker\` is what whoever made the document reads besides. With
\`wordsFor\`, all of them but \`reason\` exist once more for each choice, such as \`name_advance_return\`. A step of an approval may say some of these anew, such as \`actions.approve.text\`.

### Words that load later

Files in \`locales/<language>/\` load with the first screen, and so do the titles of resources and the shared words. The
other words of a resource load with its own screens. Words of a screen that few people open have a file in \`later/\`, which
loads with the screen. \`later/yard.json\` and the screen that says its words:

\`\`\`json
{ "title": "Trucks in the yard" }
\`\`\`

\`\`\`tsx
addPages({
  path: '/logistics/yard',
  title: 'menu.yard',
  area: areas.warehouseIssue,
  screen: lazy(() => withWords('yard', () => import('./YardPage.tsx'))),
})

// in YardPage.tsx
const title = t('yard.title')
\`\`\`

A key begins with the name of its file, wherever that is. What only the server says is in \`server/\`, which no browser
loads; a file that the server reads is named in \`backend/app/language/translate.ts\`.

## A cell of one resource

A domain may draw a column in its own way. Its cell gets the value, the row and the words of the resource; an absent value
is a dash and never reaches it:

\`\`\`tsx
import type { CellProps } from '../../resources/cells/cell.ts'

/** A licence plate, as it stands on the truck. */
export const PlateCell = ({ value }: CellProps) => <code>{String(value)}</code>
\`\`\`

The \`index.ts\` of the domain registers it, for a field of a resource or of lines:

\`\`\`ts
override({ 'weighing-tickets': { cells: { licencePlate: PlateCell } } })
overrideLines({ 'warehouse-receipts.lines': { cells: { licencePlate: PlateCell } } })
\`\`\`

\`CellProps\` without type arguments fits fields of every type, and is what cells of lines need; its value may be of any
type, hence \`String(value)\`. \`CellProps<'decimal'>\` fits decimals only, and its value is one.`
