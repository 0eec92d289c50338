import type { Chance } from './chance.ts'

/** What a phrase speaks of, by name; an absent one rules out the phrases that need it. */
export type Slots = Readonly<Record<string, string | undefined>>

/**
 * A phrase with its choices made: `(big|small|)` is one of its parts, by chance, and `<topic>` the
 * slot of that name, as it stands. Undefined where every choice needs a slot that is absent.
 */
export function expandPhrase(phrase: string, slots: Slots, chance: Chance): string | undefined {
  let said = ''
  for (const part of partsOf(phrase)) {
    const text = expandPart(part, slots, chance)
    if (text === undefined) return undefined
    said += text
  }
  return said
}

function expandPart(part: string, slots: Slots, chance: Chance): string | undefined {
  if (part.startsWith('<')) return slots[part.slice(1, -1)]
  if (!part.startsWith('(')) return part
  for (const choice of chance.shuffle(choicesOf(part.slice(1, -1)))) {
    const text = expandPhrase(choice, slots, chance)
    if (text !== undefined) return text
  }
  return undefined
}

/** Plain text, slots and outermost groups, in order. */
function partsOf(phrase: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of phrase) {
    const opens = depth === 0 && (sign === '(' || sign === '<')
    if (opens && part !== '') {
      parts.push(part)
      part = ''
    }
    part += sign
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth === 0 && (sign === ')' || sign === '>')) {
      parts.push(part)
      part = ''
    }
  }
  return part === '' ? parts : [...parts, part]
}

function choicesOf(group: string): string[] {
  const choices: string[] = []
  let depth = 0
  let choice = ''
  for (const sign of group) {
    if (sign === '|' && depth === 0) {
      choices.push(choice)
      choice = ''
      continue
    }
    if (sign === '(') depth++
    if (sign === ')') depth--
    choice += sign
  }
  return [...choices, choice]
}
