import type { KindWords } from '../words/tell-kind.ts'
import { APART_HEADINGS } from './asks-nothing-words.ts'

/** What a heading, or a line that ends in a colon, says of the lines below it. */
export type Lead =
  | 'apart'
  | 'any'
  | 'preference'
  | 'not'
  | 'later'
  /** 'Recipients must:' may tell who is chosen as well as what winners do. */
  | 'unclear'
  | 'plain'

/** Whoever has won: what is said of them comes later. */
const WINNERS =
  "(?:(?:scholarship|award|fellowship|grant|program|selected|successful) )?(?:recipients?|winners?|scholars?|awardees?|fellows?|grantees?)['’]?s?'?"
const DUTIES =
  '(?:responsibilit(?:y|ies)|obligations?|expectations?|duties|commitments?|agreement|conditions?)'

const ELIGIBLE = /\beligib/i

/** Whether its words make a heading of a short line that stands alone: 'Recipient Responsibilities'. */
interface LeadWords extends KindWords<Lead> {
  isHeading?: true
}

/** What lines above others say of them, in the order in which it is looked for. */
export const LEADS: readonly LeadWords[] = [
  { kind: 'apart', is: APART_HEADINGS },
  {
    // What only shows or tells: an example, a person, a fund's past.
    kind: 'apart',
    isHeading: true,
    begins: [
      'examples?\\b',
      'for example\\b',
      'samples?\\b',
      "(?:typical|average|past|previous|recent|former|last year[’']?s) ",
      'about (?:the )?(?:donors?|founders?|sponsors?|company|organi[sz]ation|us|namesake|artist|family|author|speaker)\\b',
      'about [A-Z][\\w.]+ (?:[A-Z][\\w.]* )?[A-Z]\\w+$',
      '(?:our|the) (?:story|history|mission|founder|donor|namesake)\\b',
      'testimonials?\\b',
      'biograph',
      'background$',
    ],
  },
  {
    // Whom an award is not for.
    kind: 'not',
    isHeading: true,
    begins: [
      'who (?:is|are) (?:not eligible|ineligible|excluded|not covered)\\b',
      "who (?:can(?:not|’t|'t| not)|may not|should not|need not) apply\\b",
      'ineligib',
      'not eligible',
      'not open to',
      'exclusions?\\b',
      'excluded\\b',
      'disqualif',
      '[^:]{0,60}\\b(?:is|are) (?:closed|not available|not given|not offered|not open) to\\b',
      'you (?:are not eligible|are ineligible|may not apply|cannot apply|should not apply)\\b',
    ],
  },
  {
    // What it takes to keep an award, and what whoever wins has to do.
    kind: 'later',
    isHeading: true,
    begins: [
      `${WINNERS} ${DUTIES}\\b`,
      `${DUTIES} (?:of|for|upon|after) (?:the |an? |all |our )?(?:${WINNERS}|award(?:ed|ing)?|scholarship|acceptance|receipt|receiving)\\b`,
      "students?['’]? responsibilit(?:y|ies)\\b",
      `(?:award|scholarship|grant|fellowship) (?:${DUTIES}|maintenance|retention|renewal)\\b`,
      "(?:if|once|when|after) (?:you (?:are|have been) |you[’']re )?(?:selected|awarded|chosen)\\b",
      '(?:how |in order )?to (?:maintain|keep|retain|renew|continue receiving) (?:the|your|this|an?|their) ',
      '(?:maintaining|keeping|renewing|continuing) (?:the|your|this|an?) ',
      '[^:]{0,60}\\bpayments?\\b[^:]{0,40}\\b(?:contingent|conditional|depend(?:s|ent)?) (?:up)?on\\b',
      '(?:scholars|fellows) (?:will|must|shall|agree to|are expected to)\\s*:',
    ],
    holdsWords: [
      '(?:eligible|eligibility|criteria|requirements?|conditions?|terms|qualify|apply) (?:to|for) (?:renew\\w*|keep|retain|continu\\w+)\\b',
      '(?:renew\\w*|continuation) (?:criteria|requirements?|conditions?|eligibility|policy|terms)\\b',
      'remain eligible\\b',
    ],
  },
  { kind: 'later', holdsWords: ['renew', 'retain'], unless: ELIGIBLE },
  {
    // Of winners, and of how they are chosen: 'Among the criteria included in assessing a candidate are:'
    kind: 'unclear',
    holdsWords: ['(?:winner|recipient)(?! (?:criteria|qualification|eligib|requirement))'],
    holds: [
      '(?:assess(?:ing|ed)|evaluat(?:ing|ed|ion)|judg(?:ing|ed)|scor(?:ing|ed)|weigh(?:ing|ed)|review(?:ing|ed))\\b',
    ],
    unless: ELIGIBLE,
  },
  {
    // Of papers: 'Submit a personal statement addressing:'
    kind: 'unclear',
    holds: [
      '(?:essays?|statements?|letters?|prompts?|topics?|videos?|questions?)\\b',
      '(?:address(?:ing|es)|describ(?:e|es|ing)|discuss(?:ing|es)?|explain(?:ing|s)?)\\b',
    ],
    unless: ELIGIBLE,
  },
  {
    kind: 'any',
    holdsWords: [
      '(?:one|any|either|two|some|1)(?: or more)? of\\b',
      'either\\b',
      '(?:two|three|four|five|several|2|3|4) (?:\\w+ )?(?:way|path|pathway|route|track|option)\\b',
    ],
  },
  {
    // What is liked and not asked.
    kind: 'preference',
    isHeading: true,
    begins: [
      '(?:preferred|desired|desirable|ideal|recommended|suggested|bonus|optional)\\b',
      "what we(?:[’']re| are)? (?:look(?:ing)?(?: for)?|value|seek(?:ing)?)\\b",
      "who we(?:[’']re| are)? look(?:ing)? for\\b",
      '(?:selection |award )?(?:preferences?|priorit(?:y|ies))\\b',
      'bonus',
      'plus(?:es)?$',
      'tie[- ]?breakers?\\b',
      'extra (?:credit|points)\\b',
      '(?:selection )?(?:parameters?|factors?)(?: (?:that|which))?(?: (?:are|is|will be|may be))? considered\\b',
    ],
    holds: ['consideration (?:is |will be )?given to\\b'],
  },
  {
    kind: 'preference',
    // '(with preference given to …)' says so of whom it names there, and not of the lines below.
    unless: /\([^()]{0,200}\b(?:prefer|priorit)/i,
    holdsWords: [
      'prefer',
      'priorit',
      '(?:special|additional|first|extra|primary|particular|further|strong|greater|highest) consideration\\b',
    ],
  },
  { kind: 'not', holdsWords: ['(?:not|ineligible|cannot|exclude|except)\\b'] },
]

/** What the word behind a label says: 'Financial Need: Not Mentioned'. */
export const SAYS_NOTHING = [
  'not (?:mentioned|specified|required|applicable|considered|needed|listed|stated)',
  'n/?a',
  'none',
  'unspecified',
  'varies',
  'no',
]

/** Labels of what one kind of people needs beside what others need: 'Undergraduate applicants: …'. */
export const KINDS_OF_APPLICANTS = [
  'undergraduate',
  'graduate',
  "master[’']?s",
  'ph\\.? ?d\\.?',
  'doctoral',
  'fresh(?:man|men)',
  'transfer',
  'high school',
  'international',
  'domestic',
  'returning',
  'continuing',
  'first-year',
  'part-time',
  'full-time',
  'college',
  'adult',
  'non-?traditional',
]
