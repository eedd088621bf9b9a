import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { GatheringSocket } from '#app/tenancy/gathering_socket'

test('a connected socket sends what one turn of the program writes in one call', async ({ assert, cleanup }) => {
  const server = createServer((client) => client.pipe(client)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const socket: Socket = new GatheringSocket()
  cleanup(() => {
    socket.destroy()
    server.close()
  })
  socket.connect(address.port, address.address)
  await once(socket, 'connect')
  socket.write('BEGIN')
  await Promise.resolve()
  socket.write('; ')
  assert.equal(socket.writableLength, 'BEGIN; '.length)
  socket.write('COMMIT')
  const [answer] = await once(socket, 'data')
  assert.equal(String(answer), 'BEGIN; COMMIT')
})
