/** After these, "you" is the one to whom something is done. */
const BEFORE_ME = new Set(
  `to for with from about at by of on around without near behind like against between before after
  make makes made making let lets letting help helps helped helping teach teaches taught give gives
  gave show shows showed tell tells told ask asks asked keep keeps kept drive drives drove bring
  brings brought inspire inspires inspired motivate motivates motivated shape shapes shaped changed set sets get
  gets got called led affect affects affected influenced apart supported surprised challenged define defines defined describe describes described
  encourage encourages encouraged prepare prepares prepared`.split(/\s+/),
)
const MINE: Readonly<Record<string, string>> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  yourselves: 'ourselves',
  "you're": 'I am',
  "you've": 'I have',
  "you'd": 'I would',
  "you'll": 'I will',
  our: 'your',
  ours: 'yours',
  us: 'you',
  we: 'you',
}
const VERBS_OF_MINE: Readonly<Record<string, string>> = { are: 'am', were: 'was' }
const THEIRS: Readonly<Record<string, string>> = { our: 'their', us: 'them', we: 'they' }

const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z']/g, '')
const tailOf = (word: string): string => /(?<![^\p{L}'’])[^\p{L}'’]*$/u.exec(word)?.[0] ?? ''

/** What was said to the student, as the student says it: "a corner you know" is "a corner I know". */
export function inFirstPerson(text: string): string {
  const words = text.split(' ')
  return words
    .map((word, at) => {
      const bare = bareOf(word)
      if (bare === 'you') {
        const isObject = BEFORE_ME.has(bareOf(words[at - 1] ?? '')) || /[.,;:?!]$/.test(word)
        const isLast = at === words.length - 1
        return (isObject || (isLast && at > 0) ? 'me' : 'I') + tailOf(word)
      }
      const isMine = at > 0 && bareOf(words[at - 1] ?? '') === 'you'
      const isObject = BEFORE_ME.has(bareOf(words[at - 2] ?? ''))
      const swapped = MINE[bare] ?? (isMine && !isObject ? VERBS_OF_MINE[bare] : undefined)
      return swapped === undefined ? word : swapped + tailOf(word)
    })
    .join(' ')
}

/** What a sponsor said of itself, as a third person says it to the student. */
export const withSponsorAsThird = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const third = THEIRS[bareOf(word)]
      return third === undefined ? word : third + tailOf(word)
    })
    .join(' ')
