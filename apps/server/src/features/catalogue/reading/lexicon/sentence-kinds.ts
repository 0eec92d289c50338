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

const begins = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`, 'i')

/** How such sentences begin, in the order in which they are tried. */
export const ABOUT_KINDS: readonly { kind: AboutKind; begins: RegExp }[] = [
  {
    kind: 'toSend',
    begins: begins(
      `(?:please )?(?:${WHO})?(?:${MUST})?(?:also |then |first )?(?:submit|upload|attach|enclose|include (?:an?|your|the|copies|two|all)|answer (?:the|all|an?|two|three|four|several|some|\\d)|describe|explain|write (?:an?|your|about|to|in|\\d)|send (?:an?|us|your|the|in|it|all|two)|mail (?:an?|your|the|it|all)|e-?mail|record an?|certify|agree to|follow (?:all|the)|comply with|abide by|adhere to|use (?:the|this|their|your|any|all) (?:scholarship|award|funds|money|grant)|sign (?:an?|the|up|and)|consent|request|fill (?:out|in)|be prepared to|(?:be (?:able|willing) to )?provide (?:an?|proof|your|two|three|copies|documentation|official|all|the)|be (?:able|willing) to (?:provide|attend|submit|travel)|be available for|be interviewed|attend (?:the|an?) (?:[a-z]+ )?(?:ceremony|banquet|dinner|luncheon|interview|orientation|reception)|take part in an interview|apply (?:online|early|through|by|via|using|at)|create an? (?:account|video|profile)|have (?:your|their|an?) (?:counselor|teacher|school|advisor)|complete (?:the|an?|our|this|all) (?:[a-z]+ )?(?:[a-z]+ )?(?:application|form|questionnaire|survey|profile|entry|registration|steps|sections|fields))\\b`,
    ),
  },
  {
    kind: 'toSend',
    begins: begins(
      `(?:an? |the |one |two |three |your |official |unofficial |short |current |\\d+ )*(?:[a-z]+ )?${PAPER}\\b.{0,60}\\b(?:is|are|must be|will be|should be) (?:also )?(?:required|requested|needed|submitted|included|sent|attached|uploaded|mailed)`,
    ),
  },
  {
    kind: 'toSend',
    begins: begins(
      'proof of|by (?:applying|submitting|entering)|once submitted|(?:copies|a copy) of|only (?:online|complete|electronic) ',
    ),
  },
  {
    kind: 'afterWinning',
    begins: begins(
      `${WINNERS} (?:also )?(?:must|will|shall|should|may|can|agree|are (?:required|expected|asked|invited|notified|encouraged|announced|selected|chosen|responsible)|receive|join|take part|meet|attend|get|who)\\b(?! (?:also )?(?:not )?(?:be (?:an? |from |at least |enrolled|admitted|accepted|pursuing|students?|undergraduates?|graduates?|major|resident|citizen|women|female|male|full|in |under|between|pursuing|attending|us |u\\.s\\.)|have|live|reside|major|plan|pursue|show|demonstrate|hold|belong|come|enroll|apply))`,
    ),
  },
  {
    kind: 'afterWinning',
    begins: begins(
      'students? who (?:win|are selected|are chosen|receive)|if (?:selected|chosen|you win)',
    ),
  },
  {
    kind: 'selection',
    begins: begins(
      `${WINNERS} (?:have been|were|was|have included|come from)|(?:recent|past|previous|former|last year['’]?s) (?:winners?|recipients?|scholars)|(?:a |the |our )?(?:selection )?(?:panel|committee|judges|jury|reviewers)|judging|selections?|(?:applications?|entries|essays|submissions) (?:are|will be) (?:reviewed|judged|read|scored|evaluated|ranked|rated)|(?:the )?(?:average|typical|median) |.{0,50}\\b(?:is|are) typical`,
    ),
  },
  {
    kind: 'award',
    begins: begins(
      `(?:the |this |each |an? |all |these |our |every |additional |individual |total )*(?:[a-z]+ )?${MONEY} (?:of |is |are |may |can |cannot |will |covers?|includes?|pays?|provides?|depends?|varies|vary|must be used|should be used|ranges?|goes|go )`,
    ),
  },
  {
    kind: 'award',
    begins: begins(
      `(?:up to |approximately |about |at least |only )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|multiple|a few|many) (?:[$€£]?[\\d,]+ )?(?:[a-z-]+ )?(?:scholarships?|awards?|grants?|prizes?|fellowships?|applications?|entry|entries|winners?|recipients?)\\b`,
    ),
  },
  {
    kind: 'award',
    begins: begins(
      '(?:[a-z]+ ){0,6}(?:each|will each) (?:receives?|gets?|wins?) (?:an? )?(?:[$€£]|up to)',
    ),
  },
  {
    kind: 'toSend',
    begins: begins(
      '(?:teams?|groups?|participants|students|entrants) (?:must |should )?(?:register|sign up|enter|apply) (?:through|via|online|at|with)\\b|complete the application\\b',
    ),
  },
  {
    kind: 'award',
    begins: begins('it (?:covers|pays|provides|includes|is renewable|may be renewed)'),
  },
  {
    kind: 'dates',
    begins: begins(
      `(?:the |all |late |incomplete |or |completed |online |new )*(?:applications?|entries|submissions?|materials|forms|deadlines?|the application period)\\b.{0,60}\\b(?:open|opens|close|closes|due|accepted|received|postmarked|considered|available|disqualified|returned|begin|is|are)\\b`,
    ),
  },
  {
    kind: 'dates',
    begins: begins(
      `notifications?|(?:all |the )?applicants (?:are|will be) (?:notified|informed|contacted|told)|results`,
    ),
  },
  {
    kind: 'contact',
    begins: begins(
      '(?:please )?(?:call|see|visit|contact|check|click|refer|verify|go to|follow|reach out|direct (?:any|all|your) questions|questions|learn|read more|find (?:out )?more|download|print|apply (?:now|today|here|early))\\b|(?:for|if you have) (?:more|further|additional|full|complete|any|questions|details)|good luck|thank you|no purchase|note that|students apply through',
    ),
  },
  {
    kind: 'history',
    begins: begins(
      `since \\d{4}|in \\d{4}|(?:the |our |this |his |her |their )?(?:[a-z]+ )?(?:foundation|fund|association|company|organi[sz]ation|program|programme|society|club|league|mission|goal|vision|corporation|institute|trust|scholarship|award|union|firm|family|donors?) (?:was|were|has|have|had|represents|believes?|began|honou?rs|celebrates|commemorates|is (?:named|dedicated|a non-?profit|committed|proud|made possible|funded|sponsored|administered)|exists|strives|works)\\b|we (?:believe|are|have|were|want|know|love|work|strive)|(?:founded|established|created|named|funded|sponsored) (?:in|by|for|after)|mentors? `,
    ),
  },
  {
    kind: 'toSend',
    begins: begins(
      '(?:students|applicants|you|past (?:winners|recipients)|previous (?:winners|recipients)|current (?:winners|recipients)) (?:may|can|are (?:welcome|encouraged) to) (?:re-?apply|apply (?:each|every|again|annually|for more|to more|for multiple|for as many|up to))',
    ),
  },
]

/**
 * Words with which such a sentence still asks something, wherever they stand: it counts as one about
 * who may apply, so that nothing is called read that was passed over.
 */
export const STILL_ASKS =
  /\b(?:must (?:be (?!sent|submitted|received|postmarked|completed|included|attached|signed|uploaded|mailed|used|able|willing|available|prepared|typed|emailed|turned|postmark|filled|returned|interviewed)|have)|eligib\w*|ineligible|open (?:only )?to|limited to|restricted|reserved|who (?:are|is|have|has|live|reside|attend|plan|want|intend|wish)|whose|residents?|citizens?(?!hip)|members? of|nominat\w+|sponsored by a|majors?|majoring|graduat\w+|qualif\w+|preference|prefer\w*|priority|not be (?:related|employees?)|first[- ]generation|unless|except|fafsa|enrolled|accredited|deceased|fallen|descendants?)\b|(?:,| and| or| but)\s+(?:must |should |shall |to )?(?:be|have|has|live|reside|attend|hold|belong|show|demonstrate|plan|maintain|need)\b/i

/** What it takes to keep an award, wherever it stands in the sentence. */
export const TO_KEEP =
  /\b(?:eligible|considered|consideration|qualify|apply) for (?:\w+ )?renewal\b|^(?:in order )?to (?:renew|continue receiving|remain (?:in|eligible))\b|\bcontinued (?:eligibility|funding|support|receipt)\b|\b(?:to|for|in order to) (?:renew(?:al|ed)?|keep|retain|maintain|continue receiving) (?:the |their |your |this |an? |it\b|eligibility|funding)?(?:scholarship|award|grant|funding|eligibility|it)?\b|\brequired (?:to renew|for renewal)|\bthroughout the award\b|\b(?:must|has to|needs to) be (?:kept|maintained)\b|\bto receive the (?:second|next|remaining)\b/i

/** What past winners were like, whatever is named: nobody has to be so. */
export const OF_THE_PAST =
  /^(?:(?:(?:our )?alumni (?:have|are|include|become|work)|(?:alumni|graduates) of the program)\b|(?:recent|past|previous|former|last year['’]?s|prior) (?:winners?|recipients?|scholars|awardees)\b(?! (?:may not|are not|cannot|must))|(?:the )?(?:average|median|typical)\b|.{0,60}\b(?:is|are) typical\b)/i

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
