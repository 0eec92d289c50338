/** The part of a logger that the embedded database speaks to; Fastify's and the console have it. */
export interface EmbeddedLog {
  info(message: string): void
  warn(message: string): void
}
