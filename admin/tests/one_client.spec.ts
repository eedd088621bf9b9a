import './in_node.ts'
import { test } from '@japa/runner'
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { ApiError, NetworkError } from '../src/http/apiError.ts'
import { call } from '../src/http/client.ts'
import { pendingCalls } from '../src/http/loading.ts'
import { dataProvider } from '../src/providers/data.ts'
import { endSession, session, startSession } from '../src/session/session.ts'

type Sent = { method: string; url: string; body: unknown; headers: Record<string, string>; aborted: boolean }
type Reply = { status: number; data?: unknown; headers?: Record<string, string> } | 'nothing'

const tokenOf = (sub: string, mark: string) => `x.${btoa(JSON.stringify({ sub, tid: 't', name: mark }))}.x`

const refresh = ({ url }: Sent) => url === '/v1.0/Account/refresh'

/** Answers every call as told, instead of a server; returns the calls that came. */
function answering(reply: (call: Sent, turn: number) => Reply, cleanup: (undo: () => void) => void): Sent[] {
  const calls: Sent[] = []
  const before = axios.defaults.adapter
  cleanup(() => void (axios.defaults.adapter = before))
  axios.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { method = '', url = '', data, signal } = config
    const body = typeof data === 'string' ? JSON.parse(data) : data
    const headers = config.headers.toJSON() as Record<string, string>
    const sent: Sent = { method, url, body, headers, aborted: signal?.aborted ?? false }
    calls.push(sent)
    const answer = reply(sent, calls.length - 1)
    if (answer === 'nothing') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    const response = {
      config,
      status: answer.status,
      statusText: '',
      headers: answer.headers ?? {},
      data: JSON.stringify(answer.data ?? null),
    }
    if (answer.status < 300) return response
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response)
  }
  return calls
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test.group('the one client', (group) => {
  group.each.setup(() => {
    startSession(tokenOf('someone', 'first'))
    return () => endSession('expired')
  })

  test('a call carries the token and the language, and is counted while it is under way', async ({
    assert,
    cleanup,
  }) => {
    const counts: number[] = []
    const calls = answering(() => {
      counts.push(pendingCalls.get())
      return { status: 200, data: [], headers: { 'x-total-count': '7' } }
    }, cleanup)
    const { headers } = await call('customers')
    await call('customers', { quiet: true })
    assert.equal(calls[0].headers.Authorization, `Bearer ${session.get()?.token}`)
    assert.equal(calls[0].headers['Accept-Language'], 'vi')
    assert.equal(headers.get('X-Total-Count'), '7')
    assert.deepEqual([...counts, pendingCalls.get()], [1, 0, 0])
  })

  test('an expired token is renewed once, and the call sent again as it was', async ({ assert, cleanup }) => {
    const calls = answering((sent, turn) => {
      if (refresh(sent)) return { status: 200, data: { data: { jwToken: tokenOf('someone', 'second') } } }
      return turn === 0 ? { status: 401, data: { code: 'COM_ERR_003' } } : { status: 201, data: { id: '1' } }
    }, cleanup)
    const { data } = await dataProvider.create({ resource: 'departments', variables: { name: 'Tổ kho' } })
    assert.deepEqual(data, { id: '1' })
    assert.deepEqual(
      calls.map(({ method, url }) => `${method} ${url}`),
      ['post /v1.0/departments', 'post /v1.0/Account/refresh', 'post /v1.0/departments'],
    )
    assert.notEqual(calls[2].headers.Authorization, calls[0].headers.Authorization)
    assert.equal(calls[2].headers['Idempotency-Key'], calls[0].headers['Idempotency-Key'])
    assert.deepEqual(calls[2].body, { name: 'Tổ kho' })
    assert.equal(pendingCalls.get(), 0)
  })

  test('a session that cannot be renewed ends, one whose server is away stays', async ({ assert, cleanup }) => {
    const answers: Reply[] = ['nothing', { status: 401 }]
    answering((sent) => (refresh(sent) ? answers.shift()! : { status: 401, data: {} }), cleanup)
    assert.instanceOf(await failureOf(call('customers')), NetworkError)
    assert.isNotNull(session.get())
    assert.instanceOf(await failureOf(call('customers')), ApiError)
    assert.isNull(session.get())
  })
})

test.group('the stock provider on the one client', () => {
  test('refusals name their fields', async ({ assert, cleanup }) => {
    const errors = [{ field: 'phone', rule: 'unique', message: 'Đã có' }]
    answering(() => ({ status: 422, data: { code: 'CUS_ERR_006', message: 'Trùng', errors } }), cleanup)
    const failure = await failureOf(dataProvider.update({ resource: 'customers', id: '1', variables: { phone: '1' } }))
    assert.deepInclude(failure, { statusCode: 422, code: 'CUS_ERR_006', errors: { phone: ['Đã có'] } })
  })

  test('a change that nothing answered is sent again under its key, a question is sent without one', async ({
    assert,
    cleanup,
  }) => {
    const calls = answering((_, turn) => (turn === 0 ? 'nothing' : { status: 200, data: { id: '1' } }), cleanup)
    const change = { resource: 'customers', id: '1', variables: { name: 'An', version: 3 } }
    assert.instanceOf(await failureOf(dataProvider.update(change)), NetworkError)
    await dataProvider.update(change)
    await dataProvider.getOne({ resource: 'customers', id: '1' })
    const [first, again, question] = calls.map(({ headers }) => headers['Idempotency-Key'])
    assert.isString(first)
    assert.equal(again, first)
    assert.isUndefined(question)
  })

  test('a question that nobody waits for any longer is aborted', async ({ assert, cleanup }) => {
    const abort = new AbortController()
    abort.abort()
    const calls = answering(() => ({ status: 200 }), cleanup)
    const meta = { queryContext: { signal: abort.signal } } as object
    const failure = await failureOf(dataProvider.getOne({ resource: 'customers', id: '1', meta }))
    assert.isTrue(axios.isCancel(failure))
    assert.lengthOf(calls, 0)
  })

  test('asks by the addresses of the server', async ({ assert, cleanup }) => {
    const calls = answering(() => ({ status: 200, data: { data: { id: '1' } } }), cleanup)
    await dataProvider.getMany!({ resource: 'customers', ids: ['1', '2'] })
    await dataProvider.getOne({ resource: 'customers', id: '../users' })
    await dataProvider.deleteOne({ resource: 'customers', id: '1' })
    const company = await dataProvider.update({ resource: 'tenants', id: '1', variables: { name: 'An' } })
    assert.deepEqual(
      calls.map(({ method, url }) => `${method} ${url}`),
      [
        'get /v1.0/customers?id=1&id=2',
        'get /v1.0/customers/..%2Fusers',
        'delete /v1.0/customers/1',
        'put /v1.0/tenant',
      ],
    )
    assert.deepEqual(calls[3].body, { payload: { name: 'An' } })
    assert.deepEqual(company.data, { id: '1' })
  })
})
