/** Whoever has won: what is said of them comes later. */
const WINNERS =
  "(?:(?:scholarship|award|fellowship|grant|program|selected|successful) )?(?:recipients?|winners?|scholars?|awardees?|fellows?|grantees?)['’]?s?'?"
const DUTIES =
  '(?:responsibilit(?:y|ies)|obligations?|expectations?|duties|commitments?|agreement|conditions?)'

const beginning = (...ways: readonly string[]): RegExp => new RegExp(`^(?:${ways.join('|')})`, 'i')

/** Lines above what it takes to keep an award, and what whoever wins has to do. */
export const OF_LATER = beginning(
  `${WINNERS} ${DUTIES}\\b`,
  `${DUTIES} (?:of|for|upon|after) (?:the |an? |all |our )?(?:${WINNERS}|award(?:ed|ing)?|scholarship|acceptance|receipt|receiving)\\b`,
  `(?:award|scholarship|grant|fellowship) (?:${DUTIES}|maintenance|retention|renewal)\\b`,
  "(?:if|once|when|after) (?:you (?:are|have been) |you[’']re )?(?:selected|awarded|chosen)\\b",
  '(?:how |in order )?to (?:maintain|keep|retain|renew|continue receiving) (?:the|your|this|an?|their) ',
  '(?:maintaining|keeping|renewing|continuing) (?:the|your|this|an?) ',
  '[^:]{0,60}\\bpayments?\\b[^:]{0,40}\\b(?:contingent|conditional|depend(?:s|ent)?) (?:up)?on\\b',
  '(?:scholars|fellows) (?:will|must|shall|agree to|are expected to)\\s*:',
)

/** Lines above whom an award is not for. */
export const OF_NOT = beginning(
  'who (?:is|are) (?:not eligible|ineligible|excluded|not covered)\\b',
  "who (?:can(?:not|’t|'t| not)|may not|should not|need not) apply\\b",
  'ineligib|not eligible|not open to|exclusions?\\b|excluded\\b|disqualif',
  'you (?:are not eligible|are ineligible|may not apply|cannot apply|should not apply)\\b',
)

/** Lines above what is liked and not asked. */
export const OF_PREFERENCE = beginning(
  '(?:preferred|desired|desirable|ideal|recommended|suggested|bonus|optional)\\b',
  "what we(?:[’']re| are)? (?:look(?:ing)?(?: for)?|value|seek(?:ing)?)\\b",
  "who we(?:[’']re| are)? look(?:ing)? for\\b",
  '(?:selection |award )?(?:preferences?|priorit(?:y|ies))\\b',
  'bonus|plus(?:es)?$|tie[- ]?breakers?\\b|extra (?:credit|points)\\b',
)

/** Lines above, or words before, what only shows or tells: an example, a person, a fund's past. */
export const OF_OTHERS = beginning(
  "examples?\\b|for example\\b|samples?\\b|(?:typical|average|past|previous|recent|former|last year[’']?s) ",
  'about (?:the )?(?:donors?|founders?|sponsors?|company|organi[sz]ation|us|namesake|artist|family|author|speaker)\\b',
  'about [A-Z][\\w.]+ (?:[A-Z][\\w.]* )?[A-Z]\\w+$',
  '(?:our|the) (?:story|history|mission|founder|donor|namesake)\\b',
  'testimonials?\\b|biograph|background$',
)
