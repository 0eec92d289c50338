import { countWords } from '@laurel/contract/count-words'
import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import { findGaps } from '@laurel/contract/find-gaps'
import { statedMinimum } from '@laurel/contract/stated-minimum'
import { normaliseName } from '@laurel/matching/normalise-name'
import { isTakenFrom } from '../../apps/server/src/features/student/answers/trace-text.ts'
import {
  measureLikeness,
  weighQuestion,
} from '../../apps/server/src/features/student/answers/measure-likeness.ts'
import { cleanText } from '../../apps/server/src/features/student/assistant/clean-text.ts'
import { findUnsupported } from '../../apps/server/src/features/student/assistant/find-unsupported.ts'
import { tellingWords } from '../../apps/server/src/text/telling-words.ts'
import { addressInText } from '../../apps/server/src/features/catalogue/parsing/cells/find-address.ts'
import { toWords } from '../../apps/server/src/features/catalogue/parsing/cells/option-aliases.ts'
import { parseAward } from '../../apps/server/src/features/catalogue/parsing/cells/parse-award.ts'
import { parseDeadline } from '../../apps/server/src/features/catalogue/parsing/cells/parse-deadline.ts'
import {
  toPlainText,
  toSafeHtml,
} from '../../apps/server/src/features/catalogue/parsing/cells/parse-html.ts'
import { repairText } from '../../apps/server/src/features/catalogue/parsing/cells/parse-text.ts'
import { parseUrl } from '../../apps/server/src/features/catalogue/parsing/cells/parse-url.ts'
import { readCsv } from '../../apps/server/src/features/catalogue/parsing/files/read-csv.ts'
import { readJsonArray } from '../../apps/server/src/features/catalogue/parsing/files/read-json-array.ts'
import { readJsonLines } from '../../apps/server/src/features/catalogue/parsing/files/read-json-lines.ts'
import { splitLabels } from '../../apps/server/src/features/catalogue/parsing/files/split-labels.ts'
import { isNoise } from '../../apps/server/src/features/student/conversation/detect-noise.ts'
import { nameKey } from '../../apps/server/src/features/catalogue/duplicates/name-key.ts'
import { shinglesOf } from '../../apps/server/src/features/catalogue/duplicates/text-likeness.ts'
import { findEdits } from '../../apps/server/src/features/student/essays/find-edits.ts'
import { readWords } from '../../apps/server/src/features/student/essays/read-words.ts'
import { nameFile } from '../../apps/server/src/features/common/files/name-file.ts'
import { parseObjects } from '../../apps/server/src/features/common/files/pdf/parse-objects.ts'
import { readXml } from '../../apps/server/src/features/common/files/read-xml.ts'
import { readListing } from '../../apps/server/src/features/catalogue/reading/read-listing.ts'
import { splitSentences } from '../../apps/server/src/features/catalogue/reading/split-sentences.ts'
import { searchWords } from '../../apps/server/src/features/catalogue/schools/search-name.ts'
import { compareTexts } from '../../apps/server/src/features/catalogue/sources/compare-texts.ts'
import { pageText } from '../../apps/server/src/features/catalogue/sources/page-text.ts'
import { findCautions } from '../../apps/server/src/features/catalogue/trust/find-cautions.ts'
import { isTooDeep, sanitiseEssay, textOf } from '../../apps/server/src/html.ts'

/** Reads a text whatever it is; what it throws counts as read. */
type Parser = (text: string) => unknown

const deadlines = { today: '2026-11-20', dayOrder: 'monthFirst' } as const

/**
 * All that reads what people send, by name. What reads one text beside another is given both halves;
 * sums, times and days are read within `parseAward` and `parseDeadline`, which bound their texts.
 */
export const PARSERS: Readonly<Record<string, Parser>> = {
  isTooDeep,
  sanitiseEssay,
  textOf,
  toSafeHtml,
  toPlainText,
  textToHtml,
  htmlToText,
  countWords,
  findGaps,
  statedMinimum,
  readWords,
  findEdits: (text) => findEdits(...halves(text)),
  isTakenFrom: (text) => isTakenFrom(...halves(text)),
  measureLikeness: (text) => {
    const [title, description] = halves(text)
    return measureLikeness(
      weighQuestion({ title, description }),
      weighQuestion({ title, description: '' }),
    )
  },
  cleanText,
  findUnsupported: (text) => findUnsupported(text, [halves(text)[0]]),
  tellingWords,
  isNoise,
  searchWords,
  normaliseName,
  nameFile,
  nameKey: (text) => nameKey(...halves(text)),
  shinglesOf,
  findCautions: (text) => findCautions({ sponsor: undefined, texts: [text] }),
  pageText: (text) => pageText(Buffer.from(text), 'text/html'),
  compareTexts: (text) => compareTexts(...halves(text.replaceAll(' ', '\n'))),
  splitSentences,
  readListing: (text) => readListing([{ kind: 'eligibility', text }]),
  'readListing of a title': (text) => readListing([{ kind: 'title', text }]),
  splitLabels,
  repairText,
  addressInText,
  parseUrl,
  toWords,
  parseAward,
  parseDeadline: (text) => parseDeadline(text, deadlines),
  readXml: (text) => readXml(Buffer.from(`<a>${text}`)),
  parseObjects,
  readCsv: (text) => toEnd(readCsv(pieces(`Name,About\n${text}`), 'Name,About\n')),
  readJsonArray: (text) => toEnd(readJsonArray(pieces(`[${text}`))),
  readJsonLines: (text) => toEnd(readJsonLines(pieces(text))),
}

function halves(text: string): [string, string] {
  const middle = Math.floor(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

const PIECE_CHARACTERS = 65_536

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS)
    yield text.slice(at, at + PIECE_CHARACTERS)
}

async function toEnd(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const row of rows) if (row === undefined) return
}
