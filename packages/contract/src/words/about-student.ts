/** "is", "does" and "has" follow a name where "are", "do" and "have" follow "you". */
const OF_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  Are: 'Is',
  do: 'does',
  Do: 'Does',
  have: 'has',
  Have: 'Has',
}

/** Whoever asks is somebody else: these are for the reader alone. */
const FOR_THE_READER = new Set(['Are you a student, or the parent of one?'])

const MENTION =
  /\b(are|Are|do|Do|have|Have|did|Did|would|Would|can|Can)( \(or did\))? you\b|\b(Your|your)\b|\b(You|you)’re\b|\b(You|you)\b( already)?( have\b)?/g

/**
 * A question put to a student, as it is put to somebody else about them: "How old are you?" is "How
 * old is Maya?". The first mention has the name, later ones say "they".
 */
export function aboutStudent(sentence: string, name = 'the student'): string {
  if (FOR_THE_READER.has(sentence)) return sentence
  let isNamed = false
  const words = sentence.replaceAll(MENTION, (whole, ...parts: (string | number | undefined)[]) => {
    const [verb, did = '', your, youAre, you, already = '', have] = parts as (string | undefined)[]
    const isFirst = !isNamed
    isNamed = true
    if (verb !== undefined)
      return isFirst ? `${OF_ONE[verb] ?? verb}${did} ${name}` : `${verb}${did} they`
    if (your !== undefined) return isFirst ? `${name}’s` : 'their'
    if (youAre !== undefined) return isFirst ? `${name} is` : 'they are'
    if (you === undefined) return whole
    if (have !== undefined) return isFirst ? `${name}${already} has` : `they${already} have`
    return `${isFirst ? name : 'they'}${already}`
  })
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
