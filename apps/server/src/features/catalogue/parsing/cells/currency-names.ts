/** Of money that several countries name alike, or of a currency that is not in the table. */
export const UNCLEAR = 'unclear'

/** Signs and short forms, in capitals, that stand right before a number or, most of them, after it. */
const CODES: Record<string, string> = {
  CDN: 'CAD',
  CAN: 'CAD',
  AUS: 'AUD',
  NT: 'TWD',
  RMB: 'CNY',
  RUR: 'RUB',
  RM: 'MYR',
  RP: 'IDR',
  R: UNCLEAR,
  RS: UNCLEAR,
  KR: UNCLEAR,
  FT: UNCLEAR,
  ZŁ: 'PLN',
  ...Object.fromEntries(
    (
      'USD CAD AUD NZD HKD SGD TWD BRL MXN GBP EUR JPY CNY KRW INR PKR BDT LKR THB CHF SEK NOK DKK ' +
      'PLN CZK HUF ZAR NGN KES GHS EGP AED SAR MYR IDR PHP VND TRY RUB ILS'
    )
      .split(' ')
      .map((code) => [code, code]),
  ),
}
const SIGNS: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  '₩': 'KRW',
  '₹': 'INR',
  '฿': 'THB',
  '₦': 'NGN',
  '₱': 'PHP',
  '₺': 'TRY',
  '₽': 'RUB',
  '₪': 'ILS',
}
/** What stands before '$' and says whose it is. */
const DOLLARS_OF: Record<string, string> = {
  '': 'USD',
  US: 'USD',
  USA: 'USD',
  USD: 'USD',
  C: 'CAD',
  CA: 'CAD',
  CAD: 'CAD',
  CAN: 'CAD',
  CDN: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  AUS: 'AUD',
  AUD: 'AUD',
  NZ: 'NZD',
  NZD: 'NZD',
  HK: 'HKD',
  HKD: 'HKD',
  S: 'SGD',
  SG: 'SGD',
  SGD: 'SGD',
  NT: 'TWD',
  NTD: 'TWD',
  R: 'BRL',
  MX: 'MXN',
  MEX: 'MXN',
}
const NATIONS_OF_DOLLARS: [RegExp, string][] = [
  [/^(?:hk|hong kong)$/, 'HKD'],
  [/^(?:nz|new zealand)$/, 'NZD'],
  [/^(?:aus|au|australian)$/, 'AUD'],
  [/^(?:canadian|can|cdn)$/, 'CAD'],
  [/^(?:singapore|singaporean)$/, 'SGD'],
  [/^(?:new taiwan|taiwan|nt)$/, 'TWD'],
  [
    /^(?:ec|tt|(?:east(?:ern)? )?caribbean|jamaican?|barbad(?:os|ian)|baham(?:as|ian)|beli[zs]e(?:an)?|bermud(?:a|ian)|cayman(?: islands)?|fiji(?:an)?|guyan(?:a|ese)|liberian?|namibian?|surinam(?:e|ese)|zimbabwe(?:an)?|brunei|trinidad(?:ian)?|tobago)$/,
    UNCLEAR,
  ],
]
/** Units by name, without the nation before them. */
const UNITS: Record<string, string> = {
  dollar: 'USD',
  buck: 'USD',
  pound: 'GBP',
  'pounds sterling': 'GBP',
  'pound sterling': 'GBP',
  euro: 'EUR',
  yen: 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  won: 'KRW',
  baht: 'THB',
  ruble: 'RUB',
  rouble: 'RUB',
  zloty: 'PLN',
  złoty: 'PLN',
  zł: 'PLN',
  forint: 'HUF',
  koruna: 'CZK',
  ringgit: 'MYR',
  rupiah: 'IDR',
  naira: 'NGN',
  cedi: 'GHS',
  rand: 'ZAR',
  shekel: 'ILS',
  taka: 'BDT',
  dong: 'VND',
}
const SHARED_UNITS =
  'francs?|shillings?|pesos?|rupees?|dinars?|dirhams?|riyals?|rials?|liras?|lire|krona|kronor|kronur|krone|kroner|kr|crowns?|reais|real|hryvnias?|lari|lei|leu|leva|lev|soles|colones|quetzals?|tenge|birr|kwacha|dalasi'

const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const NATION = String.raw`(?<nation>\p{Lu}[\p{L}.]*(?: (?:and )?\p{Lu}[\p{L}.]*){0,3}|hong kong|new zealand|us|u\.s\.|american|\p{L}+(?:ian|ese|ish|iss|ean)) `
const BY_NAME = new RegExp(
  String.raw`^(?:${NATION})?(?:(?<unit>${UNIT})s?|(?<shared>${SHARED_UNITS}))(?![\p{L}])`,
  'iu',
)
const NAME_BEFORE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${NATION})?(?:(?<unit>${UNIT})s?|(?<shared>${SHARED_UNITS}))\.?:?\s{1,2}$`,
  'iu',
)
const NATION_ALONE =
  /^(?<nation>canadian|australian|singaporean|jamaican|bahamian|barbadian|mexican|swiss|kenyan|indian)(?=\s*(?:$|[.,;)]|per\b|an?\b|each\b|annually\b|in total\b))/i
const OF_NATION = /^(?:hong kong|new zealand|us|u\.s\.|american)$|(?:ian|ese|ish|iss|ean)$/
const OF_STATES = /^(?:us|u\.s\.?|usa|united states|american)$/

const byName = ({ nation, unit, shared }: Record<string, string | undefined>): string => {
  const isName = nation !== undefined && (/^\p{Lu}/u.test(nation) || OF_NATION.test(nation))
  const country = isName ? nation.toLowerCase() : undefined
  if (shared !== undefined || unit === undefined)
    return country === 'swiss' && /^francs?$/i.test(shared ?? '') ? 'CHF' : UNCLEAR
  const name = unit.toLowerCase()
  if (country === undefined || OF_STATES.test(country)) return UNITS[name] ?? UNCLEAR
  if (name === 'dollar')
    return NATIONS_OF_DOLLARS.find(([pattern]) => pattern.test(country))?.[1] ?? UNCLEAR
  const isAtHome =
    (name === 'pound' && /^british$/.test(country)) ||
    ['yen', 'yuan', 'ruble', 'rand', 'naira', 'ringgit', 'forint', 'rupiah', 'baht'].includes(name)
  return isAtHome ? (UNITS[name] ?? UNCLEAR) : UNCLEAR
}

const ALL_CODES = new Set(Intl.supportedValuesOf('currency'))

const byCode = (word: string): string | null => {
  const isCapital = word === word.toUpperCase()
  const known = CODES[word.toUpperCase()]
  // 'try', 'all' and 'won' are words; so are 'can' and 'aus' in small letters.
  if (
    known !== undefined &&
    (isCapital || /^(?:usd|eur|gbp|cad|aud|nzd|hkd|inr|chf|jpy|rs|kr|rp|ft|zł)$/i.test(word))
  )
    return known
  return isCapital && ALL_CODES.has(word) ? UNCLEAR : null
}

/** A currency that a text names, and how many characters name it. */
export interface NamedCurrency {
  currency: string
  length: number
}

const BEFORE_DOLLAR = /(?<![\p{L}\p{N}])(?<of>\p{L}[\p{L}.]*)?(?<gap>\s?)\$\s{0,2}$/u
const BEFORE_SIGN = /(?<sign>\p{Sc})\s{0,2}$/u
const BEFORE_CODE = /(?<![\p{L}\p{N}])(?<code>\p{L}{1,3})\.?\s{0,2}$/u

const dollarsBefore = (text: string): NamedCurrency | null => {
  const match = BEFORE_DOLLAR.exec(text)
  if (!match) return null
  const { of = '', gap } = match.groups ?? {}
  const name = of.replaceAll('.', '')
  const isCapital = name === name.toUpperCase()
  const known = DOLLARS_OF[name.toUpperCase()] ?? (name.length === 3 ? byCode(name) : undefined)
  const isAttached = gap === ''
  // 'A $500 award', 'can $500 be enough'
  const isName =
    known !== undefined && known !== null && (isAttached || (isCapital && name.length > 1))
  if (isName) return { currency: known, length: match[0].length }
  const dollarAlone = text.length - text.lastIndexOf('$')
  const isForeign = isAttached && isCapital && name.length > 0 && name.length <= 3
  return {
    currency: isForeign ? UNCLEAR : 'USD',
    length: isForeign ? match[0].length : dollarAlone,
  }
}

/** The currency that the end of `text`, which stands before a number, names; null for none. */
export const currencyBefore = (text: string): NamedCurrency | null => {
  const near = text.slice(-16)
  if (/\$\s{0,2}$/.test(near)) return dollarsBefore(near)
  const sign = BEFORE_SIGN.exec(near)
  if (sign)
    return { currency: SIGNS[sign.groups?.['sign'] ?? ''] ?? UNCLEAR, length: sign[0].length }
  const code = BEFORE_CODE.exec(near)
  const currency = code && byCode(code.groups?.['code'] ?? '')
  if (currency) return { currency, length: code[0].length }
  const named = NAME_BEFORE.exec(text.slice(-60))
  return named ? { currency: byName(named.groups ?? {}), length: named[0].length } : null
}

const AFTER_SIGN = /^(?<of>[A-Z]{0,3})(?<sign>\p{Sc})(?!\s?\d)/u
const AFTER_CODE = /^(?<code>\p{L}{2,3})(?![\p{L}\p{N}])(?!\s?\d)/u

// Such as 'Kč', 'Tk.' or 'TL': nothing that the table knows, and no word of every award.
const SHORT_WORD =
  /^(?:up|to|of|and|for|max|min|from|over|each|sum|cash|fee|fees|the|are|is|at|all|only|new|per|or|in|a|an|one|two|four|five|nine|ten|six|by|with|plus|year|yr|mo|paid|about|was|gift|total|usd)$/i
const BEFORE_SHORT = /(?<![\p{L}\p{N}])(?<word>\p{Lu}\p{L}{0,3})[./]?\s{0,2}$/u
const AFTER_SHORT = /^[\s.,/-]{0,3}(?<word>\p{Lu}\p{L}{0,3})(?![\p{L}\p{N}])/u

/** Whether a short name, such as one of a currency we do not know, stands beside a bare number. */
export const hasUnknownName = (before: string, after: string): boolean =>
  [BEFORE_SHORT.exec(before.slice(-10)), AFTER_SHORT.exec(after.slice(0, 10))].some(
    (match) => match !== null && !SHORT_WORD.test(match.groups?.['word'] ?? ''),
  )

const FOREIGN_ANYWHERE =
  /[£€₩₹฿₦₱₺₽₪¥]|\b(?:CAD|AUD|NZD|HKD|SGD|GBP|EUR|JPY|CNY|INR|CHF|MXN|BRL|ZAR)\b|\b(?:[Cc]anadian|[Aa]ustralian|New Zealand|Hong Kong|[Ss]ingapore|[Tt]aiwan(?:ese)?|[Jj]amaican?) [Dd]ollars?\b|\b[Ee]uros\b|\b[Pp]ounds [Ss]terling\b/

/** Whether a text names money of another country than the United States anywhere. */
export const namesForeignMoney = (text: string): boolean => FOREIGN_ANYWHERE.test(text)

/** The currency that the beginning of `text`, which stands after a number, names; null for none. */
export const currencyAfter = (text: string): NamedCurrency | null => {
  const gap = /^(?:[.,]?[-–—]{1,2}(?=\s)|\/-)?\s{0,2}(?:in )?\(?/.exec(text)?.[0].length ?? 0
  const near = text.slice(gap, gap + 60)
  const found = (match: RegExpExecArray, currency: string): NamedCurrency => ({
    currency,
    length:
      gap +
      match[0].length +
      (text.charAt(gap - 1) === '(' && near.charAt(match[0].length) === ')' ? 1 : 0),
  })
  const sign = AFTER_SIGN.exec(near)
  if (sign) {
    const { of = '', sign: mark = '' } = sign.groups ?? {}
    return found(sign, (mark === '$' ? DOLLARS_OF[of] : SIGNS[mark]) ?? UNCLEAR)
  }
  const named = BY_NAME.exec(near)
  if (named) return found(named, byName(named.groups ?? {}))
  const code = AFTER_CODE.exec(near)
  const currency = code && byCode(code.groups?.['code'] ?? '')
  if (code && currency) return found(code, currency)
  const nation = NATION_ALONE.exec(near)
  return nation ? found(nation, UNCLEAR) : null
}

/** The currency that a column of its own names; null when it names none. */
export const currencyNamed = (text: string): string | null => {
  if (text === '') return null
  const code = text.toUpperCase()
  if (ALL_CODES.has(code)) return code
  const before = currencyBefore(text)
  if (before?.length === text.length) return before.currency
  const after = currencyAfter(text)
  return after?.length === text.length ? after.currency : UNCLEAR
}
