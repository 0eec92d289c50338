/** Two words that lead to what somebody cares for: no answer decides it, and anybody may say it. */
export const LEADS_TO_INTEREST: ReadonlySet<string> = new Set([
  'passion for',
  'passionate about',
  'committed to',
  'commitment to',
  'dedicated to',
  'dedication to',
  'devoted to',
  'devotion to',
  'love of',
  'love for',
  'enthusiasm for',
  'enthusiastic about',
  'advocate for',
  'advocates for',
  'advocating for',
  'care about',
  'cares about',
  'desire to',
  'drive to',
  'ability to',
  'willingness to',
])

/** Nouns of virtues and of what is looked at: 'service', in a list with leadership, is no soldier's. */
const NOUNS = new Set(
  'resilience community communities citizenship service academics academic academically scholarship activities activity involvement participation engagement volunteerism volunteering honesty courage humility kindness compassion generosity empathy innovation entrepreneurship achievement achievements accomplishment accomplishments record performance extracurricular extracurriculars initiative responsibility values ethics attitude maturity talent talents skills skill ability abilities qualities contribution contributions impact civic public humanitarian philanthropic school schools spirit essay excellence success rigor work ethic curiosity vision discipline diligence effort promise'.split(
    ' ',
  ),
)
export const isWeighedNoun = (text: string): boolean => NOUNS.has(text)
