declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
    /** Makes each request anew. */
    setupRequest?: (request: Request) => Request
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    requests?: Request[]
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
