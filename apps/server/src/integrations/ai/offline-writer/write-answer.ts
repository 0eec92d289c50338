import { countWords } from '@laurel/contract/count-words'
import { capitalised } from './letter-case.ts'
import { sentenceKey } from '../../../text/sentences.ts'

/** The reply where nothing else can be said. */
export const ONLY_ESSAYS =
  'I can only help with scholarship essays and with questions about this product.'

const MOST_WORDS = 120
const PARAGRAPH_WORDS = 60

/** What is true, joined to a short reply: the best of it first, and as much as a reply may hold. */
export function writeAnswer(passages: readonly string[]): string {
  const said: string[] = []
  for (const passage of passages.map(ended)) {
    const isNew = passage !== '' && !said.some((each) => sentenceKey(each) === sentenceKey(passage))
    const fits = said.length === 0 || countWords([...said, passage].join(' ')) <= MOST_WORDS
    if (isNew && fits) said.push(passage)
  }
  return said.length === 0 ? ONLY_ESSAYS : inParagraphs(said)
}

function ended(passage: string): string {
  const text = passage.replaceAll(/\s+/g, ' ').trim()
  if (text === '') return ''
  return capitalised(/[.!?…:][”"’')]*$/.test(text) ? text : `${text}.`)
}

function inParagraphs([first = '', ...others]: readonly string[]): string {
  const isLong = countWords([first, ...others].join(' ')) > PARAGRAPH_WORDS
  return isLong ? `${first}\n\n${others.join(' ')}`.trim() : [first, ...others].join(' ')
}
