import type { KindWords } from '../words/tell-kind.ts'

/** What a sentence is about that asks nobody who they are. */
export type AboutKind =
  | 'toSend'
  | 'afterWinning'
  | 'selection'
  | 'award'
  | 'dates'
  | 'contact'
  | 'history'

const WHO =
  '(?:(?:all|each|every|any|the|eligible|interested|qualified|scholarship|award) )*(?:applicants?|students?|candidates?|nominees?|entrants?|contestants?|participants?|applications?|individuals|you|he or she|they) '
const MUST =
  '(?:must|should|will|shall|may|need to|needs to|will need to|are required to|is required to|will be required to|are asked to|will be asked to|have to|are expected to) '
const PAPER =
  '(?:essay|transcripts?|resum[eé]|letters?|references?|recommendations?|application|form|statement|photo(?:graph)?|portfolio|video|questionnaire|cover letter|documents?|interview)'
const WINNERS =
  '(?:(?:all|each|the|award|scholarship|selected|successful|national|grand prize|past|prior) )*(?:recipients?|winners?|awardees?|scholars|finalists?|semi-?finalists?|honorees?|grantees|fellows)'
const MONEY =
  '(?:scholarships?|awards?|grants?|fellowships?|money|funds?|funding|prizes?|checks?|stipends?|payments?|amounts?|monies)'

/** What somebody is asked to do to be considered. */
const TO_DO = [
  'submit',
  'upload',
  'attach',
  'enclose',
  'include (?:an?|your|the|copies|two|all)',
  'answer (?:the|all|an?|two|three|four|several|some|\\d)',
  'describe',
  'explain',
  'write (?:an?|your|about|to|in|\\d)',
  'send (?:an?|us|your|the|in|it|all|two)',
  'mail (?:an?|your|the|it|all)',
  'e-?mail',
  'record an?',
  'certify',
  'agree to',
  'follow (?:all|the)',
  'comply with',
  'abide by',
  'adhere to',
  'use (?:the|this|their|your|any|all) (?:scholarship|award|funds|money|grant)',
  'sign (?:an?|the|up|and)',
  'consent',
  'request',
  'fill (?:out|in)',
  'be prepared to',
  '(?:be (?:able|willing) to )?provide (?:an?|proof|your|two|three|copies|documentation|official|all|the)',
  'be (?:able|willing) to (?:provide|attend|submit|travel)',
  'be available for',
  'be interviewed',
  'attend (?:the|an?) (?:[a-z]+ )?(?:ceremony|banquet|dinner|luncheon|interview|orientation|reception)',
  'take part in an interview',
  'apply (?:online|early|through|by|via|using|at)',
  'create an? (?:account|video|profile)',
  'have (?:your|their|an?) (?:counselor|teacher|school|advisor)',
  'complete (?:the|an?|our|this|all) (?:[a-z]+ )?(?:[a-z]+ )?(?:application|form|questionnaire|survey|profile|entry|registration|steps|sections|fields)',
]

/** How such sentences begin, in the order in which they are tried. */
export const ABOUT_KINDS: readonly KindWords<AboutKind>[] = [
  {
    kind: 'toSend',
    begins: [
      `(?:please )?(?:${WHO})?(?:${MUST})?(?:also |then |first )?(?:${TO_DO.join('|')})\\b`,

      `(?:an? |the |one |two |three |your |official |unofficial |short |current |\\d+ )*(?:[a-z]+ )?${PAPER}\\b.{0,60}\\b(?:is|are|must be|will be|should be) (?:also )?(?:required|requested|needed|submitted|included|sent|attached|uploaded|mailed)`,

      'proof of',
      'by (?:applying|submitting|entering)',
      'once submitted',
      '(?:[a-z]+ ){0,6}applications? (?:must|should|may|can) be (?:completed|submitted|filled|sent|mailed|made|accessed|downloaded)',
      "(?:you|applicants|students) (?:do not|don[’']t|may|can) (?:have|need|also )?(?:to )?(?:complete|access|edit|save|log|return|re-?use|find)\\b",
      'until you are ready\\b',
      'please (?:read|review|note|make sure|be sure|allow|do not|keep|remember|complete)\\b',
      'read (?:all|the|complete)\\b',
      '(?:must |students must )?audition\\.?$',
      'complete (?:the )?(?:financial aid|admissions?|common|general) application',
      '(?:copies|a copy) of',
      'only (?:online|complete|electronic) ',
    ],
  },
  {
    kind: 'afterWinning',
    begins: [
      `${WINNERS} (?:also )?(?:must|will|shall|should|may|can|agree|are (?:required|expected|asked|invited|notified|encouraged|announced|selected|chosen|responsible)|receive|join|take part|meet|attend|get|who)\\b(?! (?:also )?(?:not )?(?:be (?:an? |from |at least |enrolled|admitted|accepted|pursuing|students?|undergraduates?|graduates?|major|resident|citizen|women|female|male|full|in |under|between|pursuing|attending|us |u\\.s\\.)|have|live|reside|major|plan|pursue|show|demonstrate|hold|belong|come|enroll|apply))`,

      'students? who (?:win|are selected|are chosen|receive)',
      'if (?:selected|chosen|you win)',
    ],
  },
  {
    kind: 'selection',
    begins: [
      `${WINNERS} (?:have been|were|was|have included|come from)`,
      "(?:recent|past|previous|former|last year['’]?s) (?:winners?|recipients?|scholars)",
      '(?:a |the |our )?(?:selection )?(?:panel|committee|judges|jury|reviewers)',
      'judging',
      '(?:the )?judges? (?:are|is|will|may|look|select|choose|evaluate)\\b',
      '(?:the )?(?:winning|best|strongest|successful) (?:applicants?|entr(?:y|ies)|essays?|submissions?|projects?|videos?) (?:will|must|are|is|should|demonstrates?|shows?)\\b',
      '(?:essays?|entr(?:y|ies)|videos?|projects?|submissions?) (?:must|should|will be) (?:demonstrate|show|be (?:judged|evaluated|scored|original|between|no (?:more|longer)|at least|submitted|typed|written|in english))\\b',
      '(?:merit|financial need|need|awards?|amounts?) (?:is |are )?(?:determined|based) (?:through|by|on)\\b',
      'selected (?:through|by|from|on)\\b',
      'automatically considered',
      'competitive(?: and limited)?\\.?$',
      'selections?',
      '(?:applications?|entries|essays|submissions) (?:are|will be) (?:reviewed|judged|read|scored|evaluated|ranked|rated)',
      '(?:the )?(?:average|typical|median) ',
      '.{0,50}\\b(?:is|are) typical',
    ],
  },
  {
    kind: 'award',
    begins: [
      `(?:the |this |each |an? |all |these |our |every |additional |individual |total )*(?:[a-z]+ )?${MONEY} (?:of |is |are |may |can |cannot |will |covers?|includes?|pays?|provides?|depends?|varies|vary|must be used|should be used|ranges?|goes|go )`,

      '(?:up to |approximately |about |at least |only )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|multiple|a few|many) (?:[$€£]?[\\d,]+ )?(?:[a-z-]+ )?(?:scholarships?|awards?|grants?|prizes?|fellowships?|applications?|entry|entries|winners?|recipients?)\\b',

      '(?:[a-z]+ ){0,6}(?:each|will each) (?:receives?|gets?|wins?) (?:an? )?(?:[$€£]|up to)',
    ],
  },
  {
    kind: 'toSend',
    begins: [
      '(?:teams?|groups?|participants|students|entrants) (?:must |should )?(?:register|sign up|enter|apply) (?:through|via|online|at|with)\\b',
      'complete the application\\b',
    ],
  },
  {
    kind: 'award',
    begins: ['it (?:covers|pays|provides|includes|is renewable|may be renewed)'],
  },
  {
    kind: 'dates',
    begins: [
      '(?:the )?(?:official |prior |previous |last |past |\\d{4} )+(?:deadline|cycle|due date|closing date) (?:was|is|were|ran|closed)\\b',
      'open now\\b',
      '(?:opens|closes|closed|reopens) (?:in|on|again|each|every|at)\\b',
      'check (?:the )?current cycle\\b',
      '(?:the |all |late |incomplete |or |completed |online |new )*(?:applications?|entries|submissions?|materials|forms|deadlines?|the application period)\\b.{0,60}\\b(?:open|opens|close|closes|due|accepted|received|postmarked|considered|available|disqualified|returned|begin|is|are)\\b',

      'notifications?',
      '(?:all |the )?applicants (?:are|will be) (?:notified|informed|contacted|told)',
      'results',
    ],
  },
  {
    kind: 'contact',
    begins: [
      '(?:please )?(?:call|see|visit|contact|check|click|refer|verify|go to|follow|reach out|direct (?:any|all|your) questions|questions|learn|read more|find (?:out )?more|download|print|apply (?:now|today|here|early))\\b',
      '(?:for|if you have) (?:more|further|additional|full|complete|any|questions|details)',
      'good luck',
      'thank you',
      'no purchase',
      'no (?:additional |separate |further |other )?(?:application|info(?:rmation)?|essay|financial amounts?)\\b[^.;]{0,60}(?:required|needed|necessary|specified|given)?\\.?$',
      'create an? (?:free )?(?:profile|account)\\b',
      'sign up\\b',
      'confirm (?:the|current|next)\\b',
      'note that',
      'students apply through',
    ],
  },
  {
    kind: 'history',
    begins: [
      'since \\d{4}',
      'in \\d{4}',
      '(?:the |our |this |his |her |their )?(?:[a-z]+ )?(?:foundation|fund|association|company|organi[sz]ation|program|programme|society|club|league|mission|goal|vision|corporation|institute|trust|scholarship|award|union|firm|family|donors?) (?:was|were|has|have|had|represents|believes?|began|honou?rs|celebrates|commemorates|is (?:named|dedicated|a non-?profit|committed|proud|made possible|funded|sponsored|administered)|exists|strives|works)\\b',
      'we (?:believe|are|have|were|want|know|love|work|strive)',
      '(?:founded|established|created|named|funded|sponsored) (?:in|by|for|after)',
      'mentors? ',
    ],
  },
  {
    kind: 'toSend',
    begins: [
      '(?:students|applicants|you|past (?:winners|recipients)|previous (?:winners|recipients)|current (?:winners|recipients)) (?:may|can|are (?:welcome|encouraged) to) (?:re-?apply|apply (?:each|every|again|annually|for more|to more|for multiple|for as many|up to))',
    ],
  },
]
