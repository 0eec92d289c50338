import type { KindWords } from '../words/tell-kind.ts'
import { ABOUT_THE_AWARD, PLACEHOLDER, RULE_HEADINGS } from './asks-nothing-words.ts'
import { OPEN_TO_ALL } from './rule-words.ts'

export type SentenceKind =
  /** Says that everybody may apply. */
  | 'open'
  /** Asks nobody anything: a placeholder, a heading, the award, the way to apply. */
  | 'nothing'
  /** A sentence about the award unless something is asked in it. */
  | 'award'
  /** About what to send, dates, the award, the choice or the sponsor, unless a fact is named in it. */
  | 'about'
  /** Said of others, or of some as of everybody: shown, and no condition. */
  | 'aside'
  | 'rule'

/** What short sentences are that say nothing more. */
export const WHOLE_SENTENCES: readonly KindWords<SentenceKind>[] = [
  { kind: 'nothing', is: [...PLACEHOLDER, ...RULE_HEADINGS] },
  { kind: 'open', is: OPEN_TO_ALL },
]

/** What it takes to keep an award, wherever it stands in the sentence. */
export const TO_KEEP: KindWords<SentenceKind> = {
  kind: 'nothing',
  begins: ['(?:in order )?to (?:renew|continue receiving|remain (?:in|eligible))\\b'],
  holds: [
    '(?:eligible|considered|consideration|qualify|apply) for (?:\\w+ )?renewal\\b',
    '(?:to|must) (?:stay|remain) eligible\\b',
    'continued (?:eligibility|funding|support|receipt)\\b',
    '(?:to|for|in order to) (?:renew(?:al|ed)?|keep|retain|maintain|continue receiving) (?:the |their |your |this |an? |it\\b|eligibility|funding)?(?:scholarship|award|grant|funding|eligibility|it)?\\b',
    'required (?:to renew|for renewal)',
    'throughout the award\\b',
    '(?:must|has to|needs to) be (?:kept|maintained)\\b',
    'to receive the (?:second|next|remaining)\\b',
  ],
}

/** What sentences are that are no rule whatever they name, in the order in which it is looked for. */
export const NO_RULES: readonly KindWords<SentenceKind>[] = [
  {
    // How the choice among applicants is made.
    kind: 'nothing',
    begins: [
      'selections?\\b',
      'recipients? (?:are|is|will be) (?:selected|chosen)\\b',
      'winners? (?:are|is|will be) (?:selected|chosen)\\b',
      '(?:applicants?|applications?|entries) (?:are|will be) (?:evaluated|judged|reviewed|scored|selected|ranked)\\b',
      '(?:the|a) (?:selection )?committee\\b',
      'awards? (?:is|are) based on\\b',
      'scholarships? (?:is|are) (?:awarded )?based on\\b',
      'judg(?:ing|ed)\\b',
      'preference factors\\b',
      'selected on\\b',
    ],
  },
  {
    // Whom an award remembers.
    kind: 'nothing',
    holds: [
      'in (?:loving )?memory of\\b',
      'in honou?r of\\b',
      'in tribute to\\b',
      'named (?:after|for|in honou?r of)\\b',
      '(?:honou?rs|remembers|commemorates) (?:the (?:late|life|memory|legacy)|(?:its|our) (?:late|founder))\\b',
    ],
    unless: /\b(?:for|to (?:support|assist|help|benefit)|who|awarded|given|open|must|eligible)\b/i,
  },
  {
    // Where winners go: a condition, where a fact is named.
    kind: 'about',
    begins: [
      '(?:the )?(?:scholarship |award )?(?:recipients?|winners?|awardees?|scholars) (?:must|should|shall) (?:attend|complete)\\b',
    ],
  },
  {
    // What a winner must do later.
    kind: 'nothing',
    begins: [
      'to (?:renew|retain|keep|remain eligible|maintain eligibility)\\b',
      'for renewal\\b',
      'renewal\\b',
      '(?:the )?(?:scholarship |award )?(?:recipients?|winners?|awardees?|scholars) (?:must|will|should|shall|are expected to) (?:maintain|remain|continue|submit|attend|write|provide|complete|send|receive|be notified|be selected|be announced|be required to)\\b',
      '(?:this|the) (?:scholarship|award) (?:is|may be) renewable\\b',
    ],
  },
  {
    // Encouragement.
    kind: 'nothing',
    holds: [
      'encourag(?:e|es|ing)\\b.{0,80}\\bto apply\\b',
      '(?:(?:is|are|especially|strongly|highly) )?encouraged to (?:apply|submit)\\b',
      'welcome to apply\\b',
    ],
  },
  {
    // 'Must be a resident of Ohio, and is expected to maintain residency': more than what keeps an award.
    kind: 'aside',
    holds: [
      'must (?:be|have) [^.;]{3,160}(?:,| and| but)[^.;]{0,40} (?:is|are) (?:expected|required) to (?:maintain|keep|retain)\\b',
    ],
  },
  TO_KEEP,
  {
    // What past winners were like: nobody has to be so.
    kind: 'nothing',
    begins: [
      '(?:(?:our )?alumni (?:have|are|include|become|work)|(?:alumni|graduates) of the program)\\b',
      "(?:recent|past|previous|former|last year['’]?s|prior) (?:winners?|recipients?|scholars|awardees)\\b(?! (?:may not|are not|cannot|must))",
      '(?:the )?(?:average|median|typical)\\b',
      '.{0,60}\\b(?:is|are) typical\\b',
    ],
  },
  {
    // 'It can be renewed with a 3.0', 'The award continues as long as …'; no 'renewable grant for …'.
    kind: 'nothing',
    begins: [
      'renewing\\b',
      "(?:(?:it|they|this|these|awards?|scholarships?|funding|the (?:award|scholarship|grant|money|fellowship)s?) )?(?:(?:is|are|may be|can be|will be) )?(?:renewed\\b|renewable\\b(?!,? (?:[\\w$,.’'-]+ ){0,4}(?:scholarship|award|grant|fellowship|stipend)s?\\b)|(?:continue[sd]?|extended)\\b(?! to\\b))",
    ],
  },
  {
    // What is said of others, or of some as of everybody: it stays to be read, and is no condition.
    kind: 'aside',
    holds: [
      // 'Children of clergy are eligible on the same terms as anyone else.'
      'on the same (?:terms|basis|footing)\\b',
      '(?:like|as) any(?:one|body) else\\b',
      '(?:like|as) every(?:one|body) else\\b',
      'are as welcome as\\b',
      // 'We have funded students with a 2.1.'
      "we(?: have|['’]ve) (?:funded|helped|supported|awarded)\\b",
      // 'Transcripts are asked only of those with fewer than 24 credits.'
      '(?:asked|required|requested|expected|needed) (?:only )?(?:of|from) (?:those|students|applicants|candidates)\\b',
      // 'Transfer students are defined as …'
      '(?:is|are) (?:defined|counted|treated) as\\b',
      // 'Applicants should note any special financial needs.'
      '(?:should|must|please|may|will) (?:also )?(?:note|indicate|mention|disclose|state|list|identify) (?:any|whether|if|their|your|all|the)\\b',
      'have (?:their own|a separate|another) (?:fund|program|award|scholarship|application|form)\\b',
      '(?:listed|described|posted|found) (?:on|in|under) (?:another|a (?:different|separate)|other)\\b',
    ],
    begins: [
      // 'After the first year, those who finish with a C average are offered a job.'
      '(?:after|during|following|at the end of|for) (?:the|their|your|each|every) (?:first|second|initial|funded|award) (?:year|semester|term)s?,',
      // 'This disability will need to be verified.'
      '(?:this|that|such) (?:disability|condition|need|gpa|requirement|status|membership|residency|enrollment|income|experience|service|relationship)\\b',
      // 'The maximum number of years funded at a two-year college is three.'
      '(?:the )?maximum (?:number|length|amount|award|time|support)\\b',
      // 'Four (4) cycles for eligible undergraduates.'
      '(?:one|two|three|four|five|six|eight|ten|\\d+)(?: \\(\\d+\\))? (?:cycles?|years?|semesters?|terms?|quarters?|payments?) (?:for|to)\\b',
      // 'Domestic students who have filed the FAFSA must …', beside what others must.
      '(?:domestic|dependent|independent|returning|continuing|non-?resident|out-of-state|in-state|online) (?:students?|applicants?|candidates?)\\b.*\\b(?:must|need|should)\\b',
      // 'Three letters of recommendation, one of them from a member.'
      '(?:(?:one|two|three|four|\\d)(?: \\(\\d\\))? )?letters? of (?:recommendation|reference|support)\\b',
      // 'Letters must come from a veteran.'
      '(?:(?:all|the|each|any|two|three) )?(?:letters?|references?|recommendations?|recommenders?|nominators?|judges|reviewers|panelists|mentors|donors) (?:must|should|may|can|will|are|is|come|comes)\\b',
      // What stands on another page is for others.
      '(?:you might also like|related (?:awards|scholarships|programs)|see also|other scholarships)\\b',
    ],
    beginsAsWritten: [
      // 'Sigma, Inc., is a sorority of college-educated women.'
      '[A-Z][^.;]{2,100}?,? is an? (?:[\\w-]+ ){0,6}(?:sorority|fraternity|organization|non-?profit|charity|sisterhood|brotherhood|society|association|foundation|firm|club|company)\\b',
    ],
  },
]

/** Words with which even a sentence about the award asks something of somebody. */
export const ASKS = /\b(?:only|must be|eligible|open to|limited to|restricted|must have|who are)\b/i

/** Sentences about the award, told by their first words. */
export const OF_THE_AWARD: readonly KindWords<SentenceKind>[] = [
  { kind: 'award', opens: ABOUT_THE_AWARD },
]

/**
 * Words with which such a sentence still asks something, wherever they stand: it counts as one about
 * who may apply, so that nothing is called read that was passed over.
 */
export const STILL_ASKS =
  /\b(?:must (?:be (?!sent|submitted|received|postmarked|completed|included|attached|signed|uploaded|mailed|used|able|willing|available|prepared|typed|emailed|turned|postmark|filled|returned|interviewed)|have)|eligib\w*|ineligible|open (?:only )?to|limited to|restricted|reserved|who (?:are|is|have|has|live|reside|attend|plan|want|intend|wish)|whose|residents?|citizens?(?!hip)|members? of|nominat\w+|sponsored by a|majors?|majoring|graduat\w+|qualif\w+|preference|prefer\w*|priority|not be (?:related|employees?)|first[- ]generation|unless|except|fafsa|enrolled|accredited|deceased|fallen|descendants?)\b|(?:,| and| or| but)\s+(?:must |should |shall |to )?(?:be|have|has|live|reside|attend|hold|belong|show|demonstrate|plan|maintain|need)\b/i

/** How a part of a sentence goes on about the award, the choice or the way to apply. */
export const TAIL =
  /^(?:and |or |plus |also |which |that |it )?(?:covers?|covering|provides?|providing|includes?|including (?:an?|up to|tuition|travel|registration|full)|offers?|offering|pays?|paying|payable|paid|worth|valued|renewable|awarded|plus|funds?|funded|supported by|administered|sponsored by|selected|judged|winners?|recipients?|scholars|one (?:general |common |single )?application|a single application|entries|submissions?|notified|no (?:gpa|essays?|separate|application|purchase|transcripts?|recommendations?)|replaces|tiers?|awards?|amounts?|deadline|details|see|visit|apply|applications?|regional|national|state|for a total|up to \$|\$|divided|with (?:an? )?(?:mentor|paid|internship|networking|stipend)|in (?:an? )?amounts?)\b|^(?:and |plus )?\$?[\d,]+ /i

/** People, of whom a part about the award may still ask something. */
export const OF_PEOPLE =
  /\b(?:students?|members?|children|child|women|men|girls|boys|youth|teens?|residents?|citizens?|veterans?|spouses?|dependents?|employees?|majors?|seniors?|juniors?|sophomores?|fresh[mw]e?n|undergraduates?|graduates?|families|applicants?|those|persons?|people|individuals|attend\w*|enroll\w*|pursu\w+|studying|living|residing)\b/i

/** An award that is shared out among kinds of people: none of them is asked of everybody. */
export const SHARED_OUT =
  /\b(?:one|two|three|four|five|\d+) (?:male|female|boys?|girls?|men|women|young men|young women)\b.{0,20}\band (?:one|two|three|four|five|\d+) (?:male|female|boys?|girls?|men|women|young)\b|\b(?:two|three|four|2|3|4|several) (?:\(\d\) )?(?:or more )?of (?:the following|these|those)\b|\$[\d,]+ (?:for|to) [^.;]{1,80}\$[\d,]+ (?:for|to)\b|\b(?:is|are) (?:required|needed|asked) (?:only (?:for|of|from)|(?:for|of|from) [^.;]{3,60} only)\b|\b(?:every(?:one|body) else|all others|(?:the )?others (?:need|must|have))\b|\b(?:may|can|could) (?:make up for|substitute|replace|be waived|stand in for)\b|\bin (?:lieu|place) of\b|\bfor\b[^;]{3,160},? and (?:also )?for (?:students?|those|the|an?|undergraduates?|graduates?|women|men|seniors|veterans|people|high)\b|\b(?:a (?:second|third|separate)|another) (?:award|scholarship|prize|grant)\b|^(?:one|two|three|four|five|\d+|half|several|some|at least one)\b[^.;]{0,40}\b(?:reserved|set aside|kept|earmarked)\b|\bone (?:or more )?of (?:these|the following)\b[^:;]{0,40}:[^;]{0,300};|\b(?:at least|only) (?:one|two|half) (?:of (?:the|these) )?(?:recipients?|winners?|awards?|scholarships?)|\bone (?:recipient|winner)\b|\b(?:the (?:rest|remaining|others?) (?:is|are|goes|go|will)|half of the (?:awards|scholarships|recipients))|\bone\b.{0,80}\band one\b|\beach year one\b|\bhalf go\b|\ba separate (?:award|scholarship)\b|\bone for (?:an? )?.{0,60} one for\b|\bopen to\b[^.;]{3,120} and (?:also )?to\b/i

/** Words with which a sentence about the award or its giver says for whom it is. */
export const FOR_SOMEBODY =
  /\b(?:for|to|by|help\w*|support\w*|assist\w*|benefit\w*|encourag\w*|aid\w*)\b.{0,80}\b(?:students?|members?|children|child|women|men|girls|boys|youth|teens?|veterans?|spouses?|dependents?|employees?|seniors?|juniors?|sophomores?|undergraduates?|graduates?|families|applicants|those|persons?|people|individuals|pursu\w+|studying)\b/i
