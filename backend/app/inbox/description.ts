import { json, onceFor, paging, totalCount, type Description } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import { done, figure, list, moment, object, orNull, person, text, uuid, whole, yes } from '#app/description/schema'
import { reference } from '#app/resources/description/schemas'
import { MAX_PAGE } from '#app/resources/read/parse'
import { BODY } from './decide_body.ts'

const task = object({
  task: object({ id: uuid }),
  resource: text,
  recordId: uuid,
  version: whole,
  code: text,
  title: text,
  partner: orNull(reference),
  amount: orNull(figure),
  requestedAt: moment,
  requestedBy: person,
  comment: orNull(text),
})

const result = object(
  {
    resource: text,
    id: uuid,
    succeeded: yes,
    code: text,
    message: text,
    row: object({ code: text, status: text, version: whole }),
  },
  'code',
  'message',
  'row',
)

export const approvalDescription: Description = () => ({
  'approvals.inbox': {
    summary: 'What waits for the caller to decide',
    query: paging(MAX_PAGE),
    answers: { 200: { says: 'The longest waiting first', schema: list(task), headers: totalCount } },
  },
  'approvals.decide': {
    ...onceFor(true),
    summary: 'One decision about many documents',
    body: json(bodyOf(BODY)),
    answers: { 200: { says: 'What became of each, in their order', schema: done(object({ results: list(result) })) } },
  },
})
