import type { Chance } from './chance.ts'
import { expandPhrase, type Slots } from './expand-phrase.ts'
import { capitalised } from './letter-case.ts'
import type { ReadQuestion } from './read-question.ts'
import { sentenceKey } from './sentences.ts'

/** Says phrases, never the same sentence twice. */
export interface Sayer {
  chance: Chance
  /** One of the phrases, made up; undefined where none can be said anew. */
  say: (phrases: readonly string[], more?: Slots) => string | undefined
}

const TRIES = 6
/** How often the topic is said in full once it was named. */
const IN_FULL = 0.3
/** What a clause may be called when it comes up again. */
const CALLED: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/^why\b/, ['my reasons', 'this', 'it']],
  [/^where\b/, ['the place', 'this', 'it']],
  [/^when\b/, ['that time', 'this']],
  [/^(?:a|the) time\b/, ['that time', 'that moment', 'this']],
  [/^who\b/, ['that person', 'this']],
  [/^how\b/, ['this', 'this', 'it']],
  [/(?:)/, ['this', 'this', 'it', 'the subject']],
]

/** The topic in other words: "the corner" for "a corner I know well". */
function calledAgain({ topic, core }: ReadQuestion, chance: Chance): string {
  if (core !== undefined) {
    const owner = topic.mine.startsWith('my ') ? 'my' : 'the'
    if (core.endsWith('s')) return `${owner} ${core}`
    return chance.pick([`${owner} ${core}`, `${owner} ${core}`, `this ${core}`, 'it'])
  }
  const names = CALLED.find(([start]) => start.test(topic.mine))?.[1] ?? ['this']
  return chance.pick(names)
}

export function createSayer(
  question: ReadQuestion,
  facts: Slots,
  chance: Chance,
  spoken: readonly string[],
): Sayer {
  const said = new Set(spoken.map(sentenceKey))
  const used = new Set<string>()
  const topicSaid = () =>
    chance.next() < IN_FULL ? question.topic.mine : calledAgain(question, chance)

  function say(phrases: readonly string[], more: Slots = {}): string | undefined {
    const fresh = chance.shuffle(phrases.filter((phrase) => !used.has(phrase)))
    const again = chance.shuffle(phrases.filter((phrase) => used.has(phrase)))
    for (const phrase of [...fresh, ...again]) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const slots = { yours: question.topic.yours, topic: topicSaid(), ...facts, ...more }
        const expanded = expandPhrase(phrase, slots, chance)
        if (expanded === undefined) break
        const sentence = capitalised(expanded.replaceAll(/ +/g, ' ').replaceAll(/ ([,.;:])/g, '$1'))
        const key = sentenceKey(sentence)
        if (said.has(key)) continue
        said.add(key)
        used.add(phrase)
        return sentence
      }
    }
    return undefined
  }

  return { chance, say }
}
