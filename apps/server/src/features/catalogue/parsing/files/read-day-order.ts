import { open } from 'node:fs/promises'
import type { DayOrder } from '../cells/parse-day.ts'

const SNIFF_BYTES = 262_144
/** So many days after the twelfth, all in the same place, are a habit. */
const HABIT = 3

const NUMBERED = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:20)?\d{2}(?![\d/])/g

/** How a text writes days as numbers: the first of two where that can only be a day. */
export const dayOrderOf = (text: string): DayOrder => {
  let [dayFirst, monthFirst] = [0, 0]
  for (const [, first = '', second = ''] of text.matchAll(NUMBERED)) {
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1
  }
  if (dayFirst === 0) return 'monthFirst'
  return monthFirst === 0 && dayFirst >= HABIT ? 'dayFirst' : 'unclear'
}

/**
 * How a file writes days as numbers, by its beginning; digits are the same in every encoding. What
 * cannot be read is for the reader of rows to tell.
 */
export const readDayOrder = async (path: string): Promise<DayOrder> => {
  const file = await open(path, 'r').catch(() => null)
  if (!file) return 'monthFirst'
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    return dayOrderOf(buffer.toString('latin1', 0, bytesRead).replaceAll('\0', ''))
  } finally {
    await file.close()
  }
}
