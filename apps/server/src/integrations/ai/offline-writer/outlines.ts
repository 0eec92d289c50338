import type { PointName } from './phrases.ts'

interface Kind {
  /** What the question speaks of. */
  speaksOf: RegExp
  /** What such an essay should tell, the most telling first. */
  points: readonly PointName[]
  /** The profile says something to the question. */
  restsOnProfile?: true
}

/** The more telling kinds first: a question may be of several. */
const KINDS: readonly Kind[] = [
  {
    speaksOf:
      /\b(?:how (?:would|will|could|can) (?:this|the|our|an?) (?:scholarship|award|grant|money|fund)|what is the money for|spend (?:the|this|our) (?:award|money|grant|scholarship)|what will you buy|what do you need)/i,
    points: ['cost', 'use', 'plan', 'choice', 'ordinary', 'help', 'next'],
    restsOnProfile: true,
  },
  {
    speaksOf: /\b(?:financ|afford|tuition|expens|budget|cost of|costs?\b|paying for|need-based)/i,
    points: ['cost', 'ordinary', 'plan', 'choice', 'use', 'help', 'time'],
    restsOnProfile: true,
  },
  {
    speaksOf: /\b(?:fail|mistake|setback|wrong|regret|unfinished|unsure)/i,
    points: ['scene', 'choice', 'mistake', 'help', 'change', 'next', 'lesson'],
  },
  {
    speaksOf: /\b(?:challeng|obstacle|hardship|advers|overc[ao]m|struggl|difficult|hardest)/i,
    points: ['scene', 'difficulty', 'action', 'help', 'result', 'change', 'next'],
  },
  {
    speaksOf: /\b(?:mentor|tutor|coach|teach|taught|lesson|explain it|explain to)/i,
    points: ['person', 'detail', 'scene', 'mistake', 'time', 'result', 'lesson'],
  },
  {
    speaksOf:
      /\b(?:lead(?:er|ers|ing|ership)?|initiative|organi[sz]ed?|captain|you start(?:ed)?|did you start|began)\b/i,
    points: ['scene', 'action', 'difficulty', 'others', 'result', 'mistake', 'next'],
  },
  {
    speaksOf:
      /\b(?:communit|volunteer|service|serv(?:e|ed|ing)\b|neighbo|give back|giving back|help(?:ed)? others)/i,
    points: ['place', 'action', 'person', 'result', 'time', 'difficulty', 'next'],
  },
  {
    speaksOf:
      /\b(?:role model|hero|admire|influenc|inspired|someone who|woman who|man who|teacher|nurse or|customer|who first|person who|listen|friend)/i,
    points: ['person', 'scene', 'words', 'detail', 'change', 'reason', 'next'],
  },
  {
    speaksOf:
      /\b(?:why (?:do|did|are|have) you|your major|field of study|want to study|interest(?:ed|s)? (?:in|you)|chose|choose|pursu)/i,
    points: ['start', 'detail', 'skill', 'person', 'doubt', 'plan', 'use'],
    restsOnProfile: true,
  },
  {
    speaksOf:
      /\b(?:goals?|career|future|aspir|ambition|dream|ten years|five years|your plans?|comes after|why now|hope to)\b/i,
    points: ['plan', 'start', 'reason', 'difficulty', 'skill', 'doubt', 'next'],
    restsOnProfile: true,
  },
  {
    speaksOf:
      /\b(?:book|poem|read|idea|theory|belie[fv]|opinion|argue|news|change one|would you change|fix)/i,
    points: ['reason', 'detail', 'objection', 'start', 'person', 'change', 'next'],
  },
  {
    speaksOf:
      /\b(?:divers|background|identity|cultur|heritage|tradition|perspective|languages?|grow(?:n|ing) up|family|being the first|recipe)\b/i,
    points: ['ordinary', 'place', 'words', 'contrast', 'object', 'change', 'next'],
  },
  {
    speaksOf:
      /\b(?:about yourself|who you are|your story|describe yourself|introduce yourself|personal statement)/i,
    points: ['ordinary', 'scene', 'skill', 'person', 'detail', 'reason', 'plan'],
    restsOnProfile: true,
  },
  {
    speaksOf:
      /\b(?:would you (?:build|fix|ask)|you would (?:build|fix|ask|be)|design|propos|invent|imagin|creat|build|plan a|write the)/i,
    points: ['object', 'person', 'detail', 'place', 'objection', 'reason', 'plan'],
  },
  {
    speaksOf: /\b(?:room|corner|block|street|place|town|city|where|home|house)\b/i,
    points: ['place', 'detail', 'person', 'ordinary', 'contrast', 'words', 'reason'],
  },
  {
    speaksOf: /\b(?:week|day|shift|morning|night|routine|every|how often)\b/i,
    points: ['ordinary', 'time', 'detail', 'difficulty', 'person', 'reason', 'help'],
  },
  {
    speaksOf: /\b(?:something|thing|tools?|object|carry|kept|apart|looked)\b/i,
    points: ['object', 'start', 'detail', 'mistake', 'others', 'lesson', 'reason'],
  },
]

const ANYTHING: Kind = {
  speaksOf: /(?:)/,
  points: ['scene', 'detail', 'reason', 'person', 'difficulty', 'change', 'next'],
}

/** What can be told of nearly anything, in the order in which one would tell it. */
const OF_ANYTHING: readonly PointName[] = [
  ...(['start', 'scene', 'place', 'ordinary', 'action', 'time', 'detail', 'words'] as const),
  ...(['person', 'others', 'difficulty', 'choice', 'mistake', 'help', 'result'] as const),
  ...(['contrast', 'reason', 'change', 'lesson', 'doubt', 'next'] as const),
]

export interface Outline {
  points: PointName[]
  /** Further points for a long text, in their order. */
  furtherPoints: PointName[]
  restsOnProfile: boolean
}

export function outlineFor(question: string): Outline {
  const kind = KINDS.find(({ speaksOf }) => speaksOf.test(question)) ?? ANYTHING
  return {
    points: [...kind.points],
    furtherPoints: OF_ANYTHING.filter((name) => !kind.points.includes(name)),
    restsOnProfile: kind.restsOnProfile ?? false,
  }
}

/** What a student was asked in an interview, by the point that the answer makes. */
const COVERED: readonly (readonly [RegExp, readonly PointName[]])[] = [
  [/\bscene|moment|when and where|example|what happened|tell one\b/i, ['scene']],
  [/\bwhat (?:did you|have you|you) d(?:o|id|one)|step by step|what you did\b/i, ['action']],
  [/\bdifferently|changed|in another way|because of (?:it|them)\b/i, ['change']],
  [/\bwhich person|who is it|^who\b|one person|with whom|know them/i, ['person']],
  [/\bcame of it|achieve|result/i, ['result']],
  [/\bnext step|go on with|what comes next/i, ['next']],
  [/\bpay for|money|cost/i, ['cost']],
  [/\bwhy (?:does|do|it|is)|matters?\b/i, ['reason']],
  [/\bbegan|begin|first think|made you choose|started\b/i, ['start']],
  [/\bdecision|decide/i, ['choice']],
  [/\bhard part|obstacle|difficult/i, ['difficulty']],
  [/\bwhich place|place, habit/i, ['place']],
  [/\bdid or said|did or say|they said|words/i, ['words']],
  [/\bcould you do|makes? possible|possible/i, ['use']],
  [/\bhow often|how long|how many hours/i, ['time']],
]

/** The points that an answer to this question makes already. */
export const pointsMadeBy = (asked: string): PointName[] =>
  COVERED.flatMap(([speaksOf, points]) => (speaksOf.test(asked) ? points : []))
