/** What follows a name where the other follows "you" and "they". */
const OF_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  meet: 'meets',
  fit: 'fits',
  'don’t': 'doesn’t',
  Are: 'Is',
  do: 'does',
  Do: 'Does',
  have: 'has',
  Have: 'Has',
}

/** Whoever asks is somebody else: these are for the reader alone. */
const FOR_THE_READER = new Set(['Are you a student, or the parent of one?'])

const MENTION =
  /\b(are|Are|do|Do|have|Have|did|Did|would|Would|can|Can)( \(or did\))? you\b|\b(Your|your)(s?)\b|\b(You|you)’re\b|\b(fits?|[Aa]bout|for) you\b|\b(You|you)\b( already)?(?: (have|are|were|meet|fit|don’t)\b)?/g

/**
 * A sentence put to a student, as it is put to somebody else about them: "How old are you?" is "How
 * old is Maya?". The first mention has the name, later ones say "they".
 */
export function aboutStudent(sentence: string, name = 'the student'): string {
  if (FOR_THE_READER.has(sentence)) return sentence
  let isNamed = false
  const words = sentence.replaceAll(MENTION, (whole, ...parts: (string | number | undefined)[]) => {
    const [verb, did = '', your, s = '', youAre, before, you, already = '', then] = parts as (
      | string
      | undefined
    )[]
    const isFirst = !isNamed
    isNamed = true
    if (verb !== undefined)
      return isFirst ? `${OF_ONE[verb] ?? verb}${did} ${name}` : `${verb}${did} they`
    if (your !== undefined) return isFirst ? `${name}’s` : `their${s}`
    if (youAre !== undefined) return isFirst ? `${name} is` : 'they are'
    if (before !== undefined) return `${before} ${isFirst ? name : 'them'}`
    if (you === undefined) return whole
    const rest = then === undefined ? '' : ` ${(isFirst && OF_ONE[then]) || then}`
    return `${isFirst ? name : 'they'}${already}${rest}`
  })
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
