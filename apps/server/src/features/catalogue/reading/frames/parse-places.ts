import { US_TERRITORIES } from '@laurel/matching/option-ids'
import {
  afterSeparator,
  parseItems,
  type ParsedList,
  phraseOf,
  type SentenceWords,
} from '../words/sentence-words.ts'

/** Codes that are words as well: read only behind a town. */
const WORDS_TOO = new Set(['IN', 'OR'])

const wordAt = (sentence: SentenceWords, at: number) => sentence.words[at]

/** A state by its name, or by its code where that can be nothing else. */
const stateAt = (sentence: SentenceWords, at: number, isAfterTown = false) => {
  const word = wordAt(sentence, at)
  if (!word?.isCapital) return undefined
  const phrase = phraseOf(sentence, at, 'state')
  if (phrase) return { id: phrase.ids[0] ?? '', end: at + phrase.length }
  const isCode = word.isStateCode && (isAfterTown || !WORDS_TOO.has(word.raw))
  return isCode ? { id: word.raw, end: at + 1 } : undefined
}

/** The state that a town or county is said to be in: ', Nevada', 'in Nevada', ' (NV)'. */
const stateBehind = (sentence: SentenceWords, at: number) => {
  const text = wordAt(sentence, at)?.text
  if (text === '(') {
    const inside = stateAt(sentence, at + 1, true)
    return inside && wordAt(sentence, inside.end)?.text === ')'
      ? { ...inside, end: inside.end + 1 }
      : undefined
  }
  if (text !== ',' && text !== 'in' && text !== 'of') return undefined
  const at2 = wordAt(sentence, at + 1)?.text === 'in' ? at + 2 : at + 1
  return stateAt(sentence, at2, text === ',')
}

const LONGEST_NAME = 4

/** What may stand before a place with a capital of its own: 'For Martin County, FL graduates'. */
const LEADS = /^(?:for|from|in|at|of|to|all|any|only|within|and|or|must|open|available|serving)$/
/** Words with capitals from here on: the name of a town or county. */
const nameAt = (sentence: SentenceWords, at: number): { name: string; end: number } | null => {
  if (LEADS.test(wordAt(sentence, at)?.text ?? '')) return null
  let end = at
  while (
    end - at < LONGEST_NAME &&
    wordAt(sentence, end)?.isCapital === true &&
    wordAt(sentence, end)?.kind === 'word' &&
    !/^(?:county|countie|parish|borough)$/.test(wordAt(sentence, end)?.stem ?? '')
  ) {
    end += 1
    // 'St. George', 'Prince George’s'.
    if (
      wordAt(sentence, end)?.text === '.' &&
      /^(?:st|ft|mt)$/.test(wordAt(sentence, end - 1)?.text ?? '')
    )
      end += 1
  }
  if (end === at) return null
  const name = sentence.words
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(' ')
    .replaceAll(' .', '.')
  return { name, end }
}

const isCountyWord = (sentence: SentenceWords, at: number, stem: RegExp): boolean =>
  stem.test(wordAt(sentence, at)?.text ?? '')

const OF_ONE_STATE: Readonly<Record<string, string>> = {
  parish: 'LA',
  parishes: 'LA',
  borough: 'AK',
}

/** 'Polk County High School', 'the Eddy County area': a name, or more than the county. */
const isPartOfMore = (sentence: SentenceWords, at: number): boolean =>
  wordAt(sentence, at)?.isCapital === true ||
  /^(?:area|region)$/.test(wordAt(sentence, at)?.text ?? '')

/** 'Eastern Jackson County' is a part of Jackson County. */
const PART_OF_COUNTY = /^(?:Eastern|Western|Northern|Southern|Central|Greater|Upper) (?=\p{Lu})/u

/** 'Clark County, Nevada'; 'Clark, Nye and Lincoln Counties in Nevada'. */
const countiesAt = (sentence: SentenceWords, at: number): ParsedList | null => {
  const names: string[] = []
  let next = at
  for (;;) {
    const named = nameAt(sentence, next)
    if (!named) return null
    names.push(named.name)
    next = named.end
    if (isCountyWord(sentence, next, /^(?:county|counties|parish|parishes|borough)$/)) break
    const after = afterSeparator(sentence, next)
    if (after === next || names.length > 60) return null
    next = after
  }
  const state = stateBehind(sentence, next + 1)
  // Only Louisiana has parishes and only Alaska boroughs.
  const own = OF_ONE_STATE[wordAt(sentence, next)?.text ?? '']
  const id = state?.id ?? own ?? sentence.homeState
  if (id === undefined && isPartOfMore(sentence, next + 1)) return null
  // Without its state a county is known by its name alone: whoever lives in another is not meant.
  const whole = names.map((name) => name.replace(PART_OF_COUNTY, ''))
  const ids = whole.map((name) => (id === undefined ? `county:${name}` : `county:${id}/${name}`))
  const isNarrower = names.some((name) => PART_OF_COUNTY.test(name))
  return { end: state?.end ?? next + 1, ids, isOpen: false, isHinted: !state, isNarrower }
}

const cityAt = (sentence: SentenceWords, at: number): ParsedList | null => {
  const named = nameAt(sentence, at)
  if (!named || wordAt(sentence, named.end)?.text !== ',') return null
  if (wordAt(sentence, at)?.isStateCode === true) return null
  const state = stateAt(sentence, named.end + 1, true)
  return state ? { end: state.end, ids: [`city:${state.id}/${named.name}`], isOpen: false } : null
}

const FIFTY = new Set(['50', 'fifty', '48', 'contiguous', 'continental', 'lower'])

/** 'the 50 United States', 'the fifty U.S. states'. */
const fiftyStates = (sentence: SentenceWords, at: number): ParsedList | null => {
  if (!FIFTY.has(wordAt(sentence, at)?.text ?? '')) return null
  let end = at + 1
  while (FIFTY.has(wordAt(sentence, end)?.text ?? '')) end += 1
  const country = phraseOf(sentence, end, 'country')
  if (country) end += country.length
  const isNamed = wordAt(sentence, end)?.stem === 'state'
  if (isNamed) end += 1
  const isNarrower = !/^(?:50|fifty)$/.test(wordAt(sentence, at)?.text ?? '')
  return isNamed || country ? { end, ids: ['country:US'], isOpen: false, isNarrower } : null
}

const TERRITORIES = US_TERRITORIES.map((id) => `state:${id}`)

/** 'New England'; 'New York City'. */
const namedPlace = (sentence: SentenceWords, at: number): ParsedList | null => {
  const from = wordAt(sentence, at)?.text === 'the' ? at + 1 : at
  const region = phraseOf(sentence, from, 'region')
  if (region) {
    const { ids, length, isNarrower = false } = region
    const end = /^(?:area|region)$/.test(wordAt(sentence, from + length)?.text ?? '')
      ? from + length + 1
      : from + length
    const states = ids.map((id) => `state:${id}`)
    // Which states a part lies in, a table says and not the text.
    return { end, ids: states, isOpen: false, isNarrower, isHinted: isNarrower }
  }
  const town = phraseOf(sentence, at, 'town')
  if (!town || stateBehind(sentence, at + town.length)) return null
  return {
    end: at + town.length,
    ids: town.ids.map((id) => `city:${id}`),
    isOpen: false,
    isHinted: !town.ids.includes('NY/New York'),
  }
}

/** '… following counties in Pennsylvania: Berks, Bucks or Chester'; 'the Ohio counties of Adams and Brown'. */
const countiesOfState = (sentence: SentenceWords, at: number): ParsedList | null => {
  const isBefore = /^(?:county|counties)$/.test(wordAt(sentence, at)?.text ?? '')
  const state = stateAt(sentence, isBefore ? at + 2 : at, true)
  if (!state || (isBefore && !/^(?:in|of)$/.test(wordAt(sentence, at + 1)?.text ?? ''))) return null
  let next = state.end
  if (!isBefore) {
    if (wordAt(sentence, next)?.text !== 'counties') return null
    next += 1
  }
  if (!/^(?::|of|,|\()$/.test(wordAt(sentence, next)?.text ?? '')) return null
  const names: string[] = []
  let end = next + 1
  for (let from = end; names.length <= 60;) {
    const named = nameAt(sentence, from)
    if (!named) break
    names.push(named.name)
    end = named.end
    from = afterSeparator(sentence, end)
    if (from === end) break
  }
  const ids = names.map((name) => `county:${state.id}/${name}`)
  return ids.length === 0 ? null : { end, ids, isOpen: false }
}

/** 'U.S. territories'. */
const territoriesAt = (sentence: SentenceWords, at: number): ParsedList | null => {
  const country = phraseOf(sentence, at, 'country')
  const end = at + (country?.length ?? 0)
  return country && /^(?:territory|territorie)$/.test(wordAt(sentence, end)?.stem ?? '')
    ? { end: end + 1, ids: TERRITORIES, isOpen: false }
    : null
}

const DIRECTION =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|northeast|northwest|southeast|southwest|northeastern|northwestern|southeastern|southwestern|rural|coastal|upstate)$/

/** 'Southeast Alaska', 'rural Kansas': a part of a state. */
const partOfState = (sentence: SentenceWords, at: number): ParsedList | null => {
  if (!DIRECTION.test(wordAt(sentence, at)?.text ?? '')) return null
  const second = DIRECTION.test(wordAt(sentence, at + 1)?.text ?? '') ? at + 2 : at + 1
  const state = phraseOf(sentence, at, 'state') ? undefined : stateAt(sentence, second)
  if (!state || /^(?:university|college|state)$/.test(wordAt(sentence, state.end)?.text ?? ''))
    return null
  return { end: state.end, ids: [`state:${state.id}`], isOpen: false, isNarrower: true }
}

/** 'A resident of the Commonwealth': of the one state that the listing names. */
const theState = (sentence: SentenceWords, at: number): ParsedList | null => {
  const from = /^(?:the|this|our)$/.test(wordAt(sentence, at)?.text ?? '') ? at + 1 : at
  const isTold = wordAt(sentence, from - 1)?.text.match(/^(?:the|this|our)$/) !== null
  const isState = /^(?:state|commonwealth)$/.test(wordAt(sentence, from)?.text ?? '')
  const goesOn = wordAt(sentence, from + 1)
  const isName = goesOn?.text === 'of' || goesOn?.isCapital === true
  return sentence.homeState !== undefined && isTold && isState && !isName
    ? { end: from + 1, ids: [`state:${sentence.homeState}`], isOpen: false, isHinted: true }
    : null
}

/** 'An in-state college': of the same. */
const inState = (sentence: SentenceWords, at: number): ParsedList | null => {
  const [first, second, school] = [at, at + 1, at + 2].map((each) => wordAt(sentence, each))
  const isSaid = first?.text === 'in' && second?.text === 'state' && second.isHyphened
  return sentence.homeState !== undefined && isSaid && IN_STATE.test(school?.stem ?? '')
    ? { end: at + 2, ids: [`state:${sentence.homeState}`], isOpen: false, isHinted: true }
    : null
}
const IN_STATE =
  /^(?:college|university|institution|school|public|private|community|technical|two|four)$/

const placeItem = (sentence: SentenceWords, at: number): ParsedList | null => {
  const home = theState(sentence, at) ?? inState(sentence, at)
  if (home) return home
  const fifty = fiftyStates(sentence, at)
  if (fifty) return fifty
  const territories = territoriesAt(sentence, at)
  if (territories) return territories
  const named = namedPlace(sentence, at) ?? partOfState(sentence, at)
  if (named) return named
  const counties = sentence.hasNames ? countiesOfState(sentence, at) : null
  if (counties) return counties
  const state = stateAt(sentence, at)
  const isCounty = state && isCountyWord(sentence, state.end, /^(?:county|counties|city)$/)
  if (state && !isCounty) return { end: state.end, ids: [`state:${state.id}`], isOpen: false }
  const country = phraseOf(sentence, at, 'country')
  if (country)
    return {
      end: at + country.length,
      ids: country.ids.map((id) => `country:${id}`),
      isOpen: false,
    }
  if (!sentence.hasNames) return null
  return countiesAt(sentence, at) ?? cityAt(sentence, at)
}

/** Places, told apart by what they are: 'state:NV', 'county:NV/Clark', 'city:NV/Reno', 'country:US'. */
export const parsePlaces = (sentence: SentenceWords, at: number): ParsedList | null =>
  parseItems(sentence, at, placeItem)
