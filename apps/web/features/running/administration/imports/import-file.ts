import { CATALOGUE_MEGABYTES } from '@laurel/contract/imports-admin'
import { MEGABYTE_BYTES } from '@laurel/contract/files'
import { sizeWords } from '../../../../ui/size-words.ts'

export const CATALOGUE_ENDINGS = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv', '.txt'] as const

const endingOf = (name: string): string => /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? ''

/** Why a file is not worth sending; undefined when it is. */
export function catalogueRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = endingOf(name)
  if (/^\.(?:xlsx?|ods|numbers)$/.test(ending))
    return `${name} is a spreadsheet. Save it as CSV (UTF-8) first, then choose that file.`
  if (/^\.(?:zip|gz|7z|rar)$/.test(ending)) return `${name} is packed. Unpack it first.`
  if (!CATALOGUE_ENDINGS.some((each) => each === ending))
    return `${name} is not a list of scholarships. Choose a JSON, JSONL or CSV file.`
  if (size === 0) return `${name} is empty.`
  if (size >= CATALOGUE_MEGABYTES * MEGABYTE_BYTES)
    return `${name} has ${sizeWords(size)}. Here it must be smaller than ${CATALOGUE_MEGABYTES} MB. A larger file goes in on the server, with the command: npm run import -- FILE`
  return undefined
}
