import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export interface ApiRequest {
  /** Such as `POST /v1/refunds`. */
  call: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export interface ApiAnswer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** `hang`: takes the request in and says nothing. */
export type ApiTrouble = ApiAnswer | 'hang'

export interface StubApi {
  url: string
  requests: ApiRequest[]
  /** Answers the next requests like this instead, one after the other. */
  trouble(...next: ApiTrouble[]): void
  close(): Promise<void>
}

/** A web service on a free port of this computer. */
export async function startStubApi(answer: (request: ApiRequest) => ApiAnswer): Promise<StubApi> {
  const requests: ApiRequest[] = []
  const troubles: ApiTrouble[] = []
  const reply = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await readText(incoming)
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const call = `${incoming.method} ${url.pathname}`
    const request = { call, query: url.searchParams, headers: incoming.headers, body }
    requests.push(request)
    const chosen = troubles.shift() ?? answer(request)
    if (chosen !== 'hang') send(response, chosen)
  }
  const server = createServer((incoming, response) => void reply(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    trouble(...next) {
      troubles.push(...next)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, { status = 200, headers, body }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
