import type { AST } from '@eslint-community/regexpp'

/** Tried as what stands for a set of signs; every set in our patterns has one of these. */
const SAMPLES = [...'aA0 <>-_.,;:!?/\\*#%&@+=\'"()[]{}$’“—\n\té漢']

/**
 * Whether a pattern may begin again inside of what it already looks through: a beginning, then as
 * much as there is of what the beginning is made of, then something that need not come. A text that
 * is nothing but beginnings is then looked through to its end from each of them.
 */
export function startsOver({ alternatives }: AST.Pattern, flags: string): boolean {
  return alternatives.some(({ elements }) => {
    const at = elements.findIndex(isEndless)
    const endless = elements[at]
    if (endless?.type !== 'Quantifier' || at === 0) return false
    const [before, after] = [elements.slice(0, at), elements.slice(at + 1)]
    if (before.some((each) => each.type === 'Assertion' && each.kind === 'start')) return false
    if (matches(sourceOf(after), '', flags)) return false
    const beginning = sampleOf(before, endless.element.raw, flags)
    return beginning !== undefined && beginning !== ''
  })
}

const isEndless = (element: AST.Element): boolean =>
  element.type === 'Quantifier' && element.max === Infinity && isSet(element.element)

const isSet = ({ type }: AST.QuantifiableElement): boolean =>
  type === 'CharacterSet' || type === 'CharacterClass'

const sourceOf = (elements: readonly AST.Element[]): string =>
  elements.map(({ raw }) => raw).join('')

/** A text that the elements match, of signs that the set has as well. */
function sampleOf(
  elements: readonly AST.Element[],
  set: string,
  flags: string,
): string | undefined {
  let sample = ''
  for (const element of elements) {
    const piece = pieceOf(element, set, flags)
    if (piece === undefined) return undefined
    sample += piece
  }
  return sample
}

function pieceOf(element: AST.Element, set: string, flags: string): string | undefined {
  if (element.type === 'Assertion') return ''
  if (element.type === 'Quantifier')
    return element.min === 0 ? '' : pieceOf(element.element, set, flags)?.repeat(element.min)
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives
      .map(({ elements }) => sampleOf(elements, set, flags))
      .find((each) => each !== undefined)
  const signs = element.type === 'Character' ? [String.fromCodePoint(element.value)] : SAMPLES
  return signs.find((sign) => matches(element.raw, sign, flags) && matches(set, sign, flags))
}

function matches(source: string, text: string, flags: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, '')).test(text)
  } catch {
    // A reference to a group outside of what is looked at: it matches something.
    return false
  }
}
