/** Common verbs, each with its past. */
const PAST: Readonly<Record<string, string>> = Object.fromEntries(
  `be was,become became,begin began,break broke,bring brought,build built,buy bought,catch caught,
  choose chose,come came,cost cost,cut cut,do did,draw drew,drive drove,eat ate,fall fell,feel felt,
  fight fought,find found,fly flew,forget forgot,get got,give gave,go went,grow grew,have had,hear heard,
  help helped,hold held,hurt hurt,keep kept,know knew,lead led,learn learned,leave left,let let,lose lost,
  make made,mean meant,meet met,pay paid,put put,read read,ride rode,rise rose,run ran,say said,see saw,
  sell sold,send sent,set set,show showed,sing sang,sit sat,sleep slept,speak spoke,spend spent,stand stood,
  stop stopped,swim swam,take took,teach taught,tell told,think thought,throw threw,try tried,
  understand understood,wake woke,wear wore,win won,write wrote,plan planned,carry carried,study studied,
  overcome overcame`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
const PAST_FORMS = new Set(
  Object.entries(PAST).flatMap(([base, past]) => (base === past ? [] : [past])),
)
/** Forms of verbs that cannot be taken for anything else. */
const KNOWN_FORMS = new Set([
  ...PAST_FORMS,
  ...Object.keys(PAST).filter(
    (base) => !/^(?:cut|set|show|stand|run|drive|plan|study|cost)$/.test(base),
  ),
])

const isPastForm = (word: string): boolean =>
  PAST_FORMS.has(word) || /^(?!need|feed|speed)\p{Ll}{2,}ed$/u.test(word)

/** Whether a word is a form of a common verb. */
export const isVerbForm = (word: string): boolean =>
  KNOWN_FORMS.has(word) || isPastForm(word) || KNOWN_FORMS.has(word.replace(/e?s$/, ''))
