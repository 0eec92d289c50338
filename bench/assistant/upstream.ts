// Started by assistant.ts: a language model on this computer that does what the text it is asked to
// rewrite says, by the streaming protocol of OpenAI.
import * as replies from '../../apps/server/src/testing/model-replies.ts'
import { startModelServer } from '../../apps/server/src/testing/model-server.ts'
import { KINDS, SHOWN_WORDS, wordOf, type Kind } from './kinds.ts'

/** Twenty words a second, as fast as most models write. */
const PAUSE_MILLISECONDS = 50

/** The first piece says when it was sent, by the clock that all processes share. */
const stamp = () => `${process.hrtime.bigint()} `
const words = () => Array.from({ length: SHOWN_WORDS }, (_, n) => `word${n} `)

const REPLIES: Record<Kind, () => replies.Reply> = {
  writes: () => replies.says([stamp(), ...words()], { pauseMs: PAUSE_MILLISECONDS }),
  script: () =>
    replies.says([stamp(), '<script>alert(1)</script> ', ...words()], {
      pauseMs: PAUSE_MILLISECONDS,
    }),
  idle: () => replies.stalls([stamp(), 'and no more']),
  hang: () => replies.hangs,
  half: () => replies.endsEarly([stamp(), 'half']),
  garbage: () => replies.garbage,
  error: () => replies.fails(500),
  flood: () => replies.floods(),
}

const server = await startModelServer()
server.reply((exchange) => {
  const asked = JSON.stringify(exchange.body)
  const kind = KINDS.find((each) => asked.includes(wordOf(each)))
  if (!kind) throw new Error('Nothing says what to do.')
  // What was asked is kept for tests; here it would only fill the memory.
  server.requests.length = 0
  return REPLIES[kind]()(exchange)
})
process.stdout.write(`ready at ${server.url}\n`)
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
