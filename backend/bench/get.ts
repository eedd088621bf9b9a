import { request, type Agent } from 'node:http'

/** Sends a GET and reads its answer; returns the status. */
export function get(url: string, agent: Agent, path: string, token: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, path, headers: { authorization: `Bearer ${token}` } },
      (response) => void response.resume().once('end', () => resolve(response.statusCode!)),
    )
    sent.once('error', reject)
    sent.end()
  })
}
