import type { MoneyMention } from './parse-money.ts'

/** A text and the sums in it; what is set aside is blanked, so that places stay what they were. */
export interface MoneyText {
  text: string
  mentions: MoneyMention[]
}

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

const SHARED =
  /^[\s,]*(?:(?:scholarships?|awards?|prizes?|in \w+|will be|is|are|was|were|has been|have been|to be|that (?:is|are|will be)) ){0,3}(?:(?:equally|evenly) )?(?:shared|split|divided|distributed) (?:(?:up|out|equally|evenly) ){0,2}(?:among(?:st)?|between|across|by|with)\b/i
const GIVEN_OUT =
  /^[\s,]*(?:(?:was|were|is|are|has been|have been|in \w+) ){0,2}(?:awarded|given|distributed|granted|paid|disbursed|raised)(?: out| away)? (?:over|since|to date|so far|in the (?:past|last)|during the (?:past|last)|nationwide|annually nationwide|across|among(?:st)?|in total|to (?:more than |over )?[\d,]+ )\b/i
const IN_ALL =
  /^[\s,]*(?:\w+ )?(?:in all|in total|altogether|all told|combined|total\b(?! of)(?! cost)|to date|since (?:19|20)\d\d)\b/i
const FUND =
  /^ (?:\w+ ){0,2}(?:fund|pool|purse|pot|endowment|budget)\b(?! (?:scholarship|award|fellow))/i
const IN_SCHOLARSHIPS =
  /^\+? (?:(?:annually|each year|a year|per year|every year) )?(?:in|of|worth of) (?:\w+ ){0,2}(?:scholarships|awards|prizes|funding|grants|cash|financial aid|(?:prize|scholarship|award|grant) money)\b/i
const IS_TOTAL_OF =
  /\b(?:(?:total|pool|sum|fund|purse|pot|endowment|budget)(?: (?:prize|award)s?)? (?:of|is|:)|(?:total|prize|award) (?:pool|fund|purse|amount)|totall?(?:ing|s|ed)|total(?: \p{L}+){0,3}:?|(?:award|prize|scholarship) (?:pool|fund|purse):?)\s*(?:up to |over |more than |about |nearly )?$/iu
const MORE_THAN = /\b(?:over|more than|in excess of|nearly|almost|upwards? of|above)\s*$/i
const YEARLY =
  /^[\s,]*(?:(?:in )?(?:scholarships? )?(?:awarded|given|distributed|granted|is awarded|are awarded) )?(?:annually|yearly|(?:each|every|per|a) (?:academic |school |calendar )?year)\b/i
const RANGE_END = /^\s*(?:-|–|—|to)\s*$/i
/** Nobody is promised as much each year; a programme is. */
const MOST_A_YEAR_USD = 250_000
const LEAST_OF_PROGRAMME_USD = 50_000

/** Whether what stands around a sum makes it one of many awards together. */
const isTotal = (before: string, { value }: MoneyMention, after: string): boolean => {
  // '$4,000 to $30,000 total' is what one winner gets over the years.
  if (RANGE_END.test(before)) return false
  if (
    SHARED.test(after) ||
    GIVEN_OUT.test(after) ||
    IN_ALL.test(after) ||
    FUND.test(after) ||
    AMONG.test(after)
  )
    return true
  if (IS_TOTAL_OF.test(before)) return true
  if (!YEARLY.test(after)) return false
  return value >= MOST_A_YEAR_USD || (value >= LEAST_OF_PROGRAMME_USD && MORE_THAN.test(before))
}

const PRICED_APIECE =
  /(?:\b(?:of|at|@|for)\s+|[x×]\s?|\b\d{1,3}\s+|\(\d+\)\s+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\s+)$/i
const isInScholarships = (before: string, after: string): boolean =>
  IN_SCHOLARSHIPS.test(after) && !PRICED_APIECE.test(before)

const SOMEBODY_ELSE =
  /^(?: (?:\w+ ){0,2})?(?:donat\w+ |donated |given |goes |grant |award |prize |gift )?(?:to|for|towards?) (?:\p{L}+(?:[’']s)? ){0,3}(?:charit(?:y|ies)|non-?profits?|not-for-profit|teachers?|mentors?|coach(?:es)?|counsell?ors?|librar(?:y|ies)|sponsoring teacher|advis[eo]rs?|parents?)\b/iu
const SCHOOLS =
  /^ (?!paid)(?:(?:donation|grant|award|prize|gift|goes|given) )?(?:to|for) (?:the |their |your |his or her |his |her |its )?(?:\p{L}+[’']s? )?(?:home |high |own )?(?:schools?|classrooms?|clubs?|communit(?:y|ies)|chapters?)\b(?! (?:suppl|book|fee|expense|cost|tuition|year))/iu
/** 'A $50,000 school tech grant', beside the winner's own sum. */
const SCHOOLS_OWN =
  /^ (?:schools?|classroom|teachers?|librar(?:y|ies)|charity|clubs?|teams?|chapters?)(?:[’']s?)? (?:\p{L}+ ){0,2}(?:grants?|awards?|prizes?|donations?|gifts?|stipends?|funds|equipment|packages?)\b/iu
const LABELLED =
  /\b(?:teachers?|mentors?|coach|charity|nonprofit|counsell?or|school)(?: (?:will )?(?:receives?|gets?|wins?)|:| -| –)\s*(?:an? )?$/i
const THING = /\b(?:worth|valued at)\s*(?:up to |over |about )?$/i
/** What is given in place of money, before what it is worth. */
const GOODS =
  /\b(?:laptops?|tablets?|computers?|phones?|devices?|trips?|visits?|tickets?|books?|equipment|subscriptions?|merchandise|software|hardware|housing|lodging|camps?|courses?|classes|internships?|memberships?|gifts?|goods|meals?)\b[^$€£\d]{0,40}\b(?:worth|valued at|value of)\s*(?:up to |over |about |more than )?$/i
const VOUCHER = /^[ -](?:[a-z]+ )?(?:gift ?cards?|gift certificates?|vouchers?)\b/i
/** A part of the sum before it, as it is paid. */
const PART_PAID = /\b(?:instal?lments?|payments?|increments) of\s*$/i
/** What one cost is paid with, beside the sum before it; one that is added to it counts. */
const ALLOWANCE =
  /^\s*(?:for|towards?) (?:the )?(?:text)?(?:books|supplies|travel|health insurance|insurance|housing|fees|equipment|relocation|research|conference|moving|visa)\b/i
const ADDED = /\b(?:plus|additional|extra|for|towards?)\b|\+/i
/** 'Top winners receive an additional $10,000', which the others do not. */
const ON_TOP =
  /\b(?:winners?|finalists?|top|best|recipients?|grand prize)\b[^$€£\d]{0,40}\b(?:additional|extra|further)\s*$|\b(?:top|best) \d+ [^$€£\d]{0,40}\b(?:additional|extra|further)\s*$/i
const AMONG = /^ (?:among(?:st)?|between) (?!\$)/i
const DONATION = /^ (?:donation|contribution)\b/i

const goesElsewhere = (before: string, after: string, isOnly: boolean): boolean =>
  SOMEBODY_ELSE.test(after) ||
  DONATION.test(after) ||
  GOODS.test(before) ||
  (!isOnly &&
    (SCHOOLS.test(after) ||
      SCHOOLS_OWN.test(after) ||
      LABELLED.test(before) ||
      THING.test(before) ||
      VOUCHER.test(after) ||
      PART_PAID.test(before) ||
      ON_TOP.test(before) ||
      (ALLOWANCE.test(after) && !ADDED.test(before))))

/** Without the sums that `isOther` picks, and the words that lead up to each. */
const without = (
  { text, mentions }: MoneyText,
  isOther: (mention: MoneyMention, before: string, after: string) => boolean,
): MoneyText => {
  const others = mentions.filter((mention, at) =>
    isOther(
      mention,
      text.slice(mentions[at - 1]?.end ?? 0, mention.start),
      text.slice(mention.end, mentions[at + 1]?.start),
    ),
  )
  const rest = others.reduce((left, other) => {
    const at = mentions.indexOf(other)
    const until = mentions[at + 1]?.start ?? text.length
    const tail = text.slice(other.end, until).search(/[,;:.]\s|\band\b|\bup to\b|\bfrom\b/i)
    const from = mentions[at - 1]?.end ?? 0
    const lead = text.slice(from, other.start).search(/[^,;:.]*$/)
    return blank(left, from + Math.max(lead, 0), tail < 0 ? until : other.end + tail)
  }, text)
  return { text: rest, mentions: mentions.filter((mention) => !others.includes(mention)) }
}

const EACH_YEAR = /\b(?:annual|yearly) (?:scholarship|award|grant|stipend)s? of\b/i

/** '$2,000 to $3,000, additional $500 for housing': what only some get besides. */
const withoutAdditions = (reading: MoneyText): MoneyText =>
  reading.mentions.length > 2
    ? without(reading, (_mention, before) => /\b(?:additional|extra)\s*$/i.test(before))
    : reading

/** '$1,000 per academic year, $500 per semester': the half says nothing that the whole does not. */
const withoutHalves = (reading: MoneyText): MoneyText =>
  without(reading, ({ value, period }) =>
    period === 'year'
      ? false
      : period !== null &&
        reading.mentions.some((whole) => whole.period === 'year' && whole.value === 2 * value),
  )

/** '$2,500 a year, up to $10,000 in total': the total says nothing that the parts do not. */
const withoutOverall = (reading: MoneyText): MoneyText =>
  reading.mentions.some(({ period }) => period) || EACH_YEAR.test(reading.text)
    ? without(
        reading,
        ({ period }, before, after) =>
          period === null &&
          (/^\s*(?:in )?total\b|^\s*over\b/i.test(after) ||
            /\b(?:total(?:s|ing|ling)?|maximum)(?: of)?\s*$/i.test(before)),
      )
    : reading

/** What stands in brackets explains the sum before it, and is read only when nothing stands outside. */
const withoutBrackets = (reading: MoneyText): MoneyText => {
  const mentions = reading.mentions.filter(({ isInBrackets }) => !isInBrackets)
  if (mentions.length === 0) return reading
  const text = reading.text.replace(/\([^)]*\)/g, (part) =>
    /average|approx|\bvar(?:y|ies)\b|\bmax/i.test(part) ? part : ' '.repeat(part.length),
  )
  return { text, mentions }
}

/** '$25,000 ($10,000 to the winner, $15,000 to the school)' */
const isSharedOut = ({ text, mentions }: MoneyText): boolean =>
  mentions.some(
    ({ isInBrackets, start, end }, at) =>
      isInBrackets &&
      goesElsewhere(
        text.slice(mentions[at - 1]?.end ?? 0, start),
        text.slice(end, mentions[at + 1]?.start),
        false,
      ),
  )

/** The sums of a text that one winner receives: without what many share, and what others get. */
export const keepOwnSums = (whole: MoneyText): MoneyText => {
  if (isSharedOut(whole)) return { ...whole, mentions: [] }
  const stated = withoutAdditions(withoutHalves(withoutOverall(withoutBrackets(whole))))
  // '$20,000 total ($5,000/yr)' is what one winner gets over the years.
  if (whole.mentions.some(({ isInBrackets, period }) => isInBrackets && period)) return stated
  const single = without(
    stated,
    (mention, before, after) => isTotal(before, mention, after) || isInScholarships(before, after),
  )
  const isOnly = single.mentions.length === 1
  return without(single, (_mention, before, after) => goesElsewhere(before, after, isOnly))
}
