import { atOnce, type Attack, type Attacker } from '../attack.ts'
import { findEssay, type EssayPlace } from '../find-essay.ts'

/** As long as an essay may be, less its paragraph. */
const ESSAY_CHARACTERS = 199_000
const SAVES = 24

const repeated = (fragment: string) =>
  fragment.repeat(Math.floor(ESSAY_CHARACTERS / fragment.length))

/** Words that stand in no other text. */
function unlike(round: number): string {
  const words: string[] = []
  for (let length = 0, at = 0; length < ESSAY_CHARACTERS - 100; at++) {
    const word = `${String.fromCharCode(97 + round)}${at.toString(36)}`
    words.push(word)
    length += word.length + 1
  }
  return `<p>${words.join(' ')}</p>`
}

interface Written {
  fieldValue: string
  pastes?: string[]
}

const save = (attacker: Attacker, { scholarshipId, requirementId }: EssayPlace, answer: Written) =>
  attacker.send('/api/v1/scholarships/submit-individual-scholarship', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      scholarshipId,
      status: 'draft',
      requirements: [{ requirementId, ...answer }],
    }),
  })

const saves = (name: string, writtenOf: (round: number) => Written): Attack => ({
  name,
  async run(attacker) {
    const place = await findEssay(attacker)
    const works = Array.from(
      { length: SAVES },
      (_, round) => () => save(attacker, place, writtenOf(round)),
    )
    await atOnce(4, works)
  },
})

/** The record of a long essay, read, exported and checked. */
const record: Attack = {
  name: 'texts: the record of an essay, over and over',
  async run(attacker) {
    const place = await findEssay(attacker)
    for (let round = 0; round < 7; round++)
      await save(attacker, place, { fieldValue: unlike(round) })
    const path = `/api/v1/scholarships/${place.scholarshipId}/requirements/${place.requirementId}/authorship`
    const file = (await attacker.send(`${path}/export`))?.text ?? ''
    const verify = () =>
      attacker.send('/api/v1/essays/verify-record', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file }),
      })
    const round = [() => attacker.send(path), () => attacker.send(`${path}/export`), verify]
    await atOnce(4, Array.from({ length: 5 }, () => round).flat())
  },
}

export const attacks: readonly Attack[] = [
  saves('texts: unlike drafts, one after another', (round) => ({ fieldValue: unlike(round) })),
  saves('texts: drafts with pastes', (round) => ({
    fieldValue: unlike(round),
    pastes: [unlike(round + 1).slice(0, ESSAY_CHARACTERS)],
  })),
  saves('texts: deep markup', () => ({ fieldValue: repeated('<b>') })),
  saves('texts: much markup side by side', () => ({ fieldValue: repeated('<b>x</b>') })),
  saves('texts: as much markup as may be', (round) => ({
    fieldValue: `${round}${'<p>Some words of it</p>'.repeat(4990)}`,
  })),
  saves('texts: beginnings of tags', () => ({ fieldValue: repeated('<') })),
  saves('texts: brackets', (round) => ({ fieldValue: `${round}${repeated('[a')}` })),
  record,
]
