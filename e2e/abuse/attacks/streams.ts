import { atOnce, type Attack, type Attacker } from '../attack.ts'

const json = { 'content-type': 'application/json' }

/** A general chat's id. */
async function openChat(attacker: Attacker): Promise<string> {
  const sent = await attacker.send('/api/v1/chat', { method: 'POST', headers: json, body: '{}' })
  return (JSON.parse(sent?.text ?? '') as { data: { id: string } }).data.id
}

const messages = (name: string, bodyOf: (round: number) => object): Attack => ({
  name,
  async run(attacker) {
    const path = `/api/v1/chat/message?id=${await openChat(attacker)}`
    const works = Array.from(
      { length: 40 },
      (_, round) => () =>
        attacker.send(path, {
          method: 'POST',
          headers: { ...json, accept: 'text/event-stream' },
          body: JSON.stringify(bodyOf(round)),
        }),
    )
    await atOnce(6, works)
  },
})

export const attacks: readonly Attack[] = [
  messages('streams: the longest questions', (round) => ({
    message: `${round} What about the Aa of the Bb in the Cc? `.repeat(90).slice(0, 4000),
  })),
  messages('streams: quotation marks and blanks', (round) => ({
    message: `${round} ${'" '.repeat(1900)}?`,
  })),
  messages('streams: an essay of deep markup', () => ({
    message: 'Shorten it',
    essay: '<b>'.repeat(66_000),
  })),
]
